import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

/** What retail performance is calculated from, as plain rows; amounts are decimal texts. */
export interface Facts {
  readonly ships: readonly Ship[]
  readonly stores: ReadonlyMap<string, Store>
  readonly areas: ReadonlyMap<string, readonly Area[]>
  readonly lineage: readonly Lineage[]
  readonly leases: ReadonlyMap<string, Lease>
  readonly sales: ReadonlyMap<string, readonly Sale[]>
  readonly bills: ReadonlyMap<string, readonly Bill[]>
  readonly brands: ReadonlyMap<string, { category_id: string | null }>
  readonly parents: ReadonlyMap<string, string | null>
}

export interface Ship {
  _id: string
  site: string
  store_id: string
  brand_id: string
  lease_ship_id: string | null
  start_date: string
  open_date: string | null
  end_date: string
  actual_exit_date: string | null
  status: string
  share_ratio: string
  is_comparable_excluded: boolean
}
export interface Store {
  _id: string
  area: string
  store_type: string
  effective_from: string | null
  effective_to: string | null
}
export interface Area {
  store_id: string
  from: string
  to: string | null
  area: string
}
export interface Lineage {
  parent_id: string
  child_id: string
  kind: 'split' | 'merge'
  area_share: string
}
export interface Lease {
  _id: string
  prev_lease_id: string | null
  store_ids: string[]
  start_date: string
  end_date: string
  activated_on: string | null
  terminated_on: string | null
  rent_free_days: number
  rent_model: string
  turnover_basis: string
  turnover_period: string
  mgmt_fee_per_m2: string | null
  promo_fee_per_m2: string | null
  steps: { from: string; to: string; base_rent_month: string | null; base_rent_per_m2: string | null }[]
  tiers: { sales_category_id: string | null; from_amount: string; to_amount: string | null; rate: string }[]
}
export interface Sale {
  tenant_ship_id: string
  grain: 'D' | 'M'
  sale_date: string
  sales_category_id: string
  amount: string
  transactions: number | null
}
export interface Bill {
  tenant_ship_id: string
  stat_month: string
  charge_type: 'base' | 'turnover' | 'mgmt' | 'promo' | 'other'
  amount_due: string
  status: string
}

/** Reads the facts of some sites. */
export async function readFacts(db: Db, sites: readonly string[]): Promise<Facts> {
  const ids = [...sites]
  const { rows: ships } = await sql<Ship>`
    select _id, site, store_id, brand_id, lease_ship_id, start_date, open_date, end_date, actual_exit_date, status,
      share_ratio::text, is_comparable_excluded from tenant_ship where site = any(${ids}) and deleted_at is null`.execute(
    db,
  )
  const { rows: stores } = await sql<Store>`
    select _id, area::text, store_type, effective_from, effective_to from store where site = any(${ids})`.execute(
    db,
  )
  const { rows: areas } =
    await sql<Area>`select store_id, "from", "to", area::text from store_area_history`.execute(db)
  const { rows: lineage } = await sql<Lineage>`
    select parent_id, child_id, kind, area_share::text from store_lineage`.execute(db)
  const { rows: leases } = await sql<Lease>`
    select l._id, prev_lease_id, store_ids, start_date, end_date, activated_on, terminated_on, rent_free_days, rent_model,
      turnover_basis, turnover_period, mgmt_fee_per_m2::text, promo_fee_per_m2::text,
      coalesce((select jsonb_agg(jsonb_build_object('from', "from", 'to', "to", 'base_rent_month', base_rent_month::text,
        'base_rent_per_m2', base_rent_per_m2::text)) from lease_rent_step where lease_id = l._id), '[]') as steps,
      coalesce((select jsonb_agg(jsonb_build_object('sales_category_id', sales_category_id, 'from_amount', from_amount::text,
        'to_amount', to_amount::text, 'rate', rate::text)) from lease_turnover_tier where lease_id = l._id), '[]') as tiers
    from lease_ship l where site = any(${ids}) and deleted_at is null and status not in ('draft', 'pending_approval')`.execute(
    db,
  )
  const { rows: sales } = await sql<Sale>`
    select tenant_ship_id, grain, sale_date, sales_category_id, amount::text, transactions from tenant_sale
    where site = any(${ids}) and status <> 'void' and deleted_at is null`.execute(db)
  const { rows: bills } = await sql<Bill>`
    select tenant_ship_id, stat_month, charge_type, amount_due::text, status from tenant_rent
    where site = any(${ids}) and is_actual and deleted_at is null`.execute(db)
  const { rows: brands } = await sql<{ _id: string; category_id: string | null }>`
    select _id, category_id from brand`.execute(db)
  const { rows: categories } = await sql<{ _id: string; parent: string | null }>`
    select _id, parent from sales_category`.execute(db)
  return {
    ships,
    stores: new Map(stores.map((row) => [row._id, row])),
    areas: Map.groupBy(areas, ({ store_id }) => store_id),
    lineage,
    leases: new Map(leases.map((row) => [row._id, row])),
    sales: Map.groupBy(sales, ({ tenant_ship_id }) => tenant_ship_id),
    bills: Map.groupBy(bills, ({ tenant_ship_id }) => tenant_ship_id),
    brands: new Map(brands.map((row) => [row._id, row])),
    parents: new Map(categories.map((row) => [row._id, row.parent])),
  }
}
