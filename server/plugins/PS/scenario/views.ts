import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { Sql } from '#server/engine/condSql.ts'

/** Whether a month is one of the scenario. */
const isMonth = (month: Sql): Sql => sql`${month} between v.from_month and v.to_month`

/**
 * What the calculation reads, as a scenario assumes it; amounts are rounded as they would be stored. A view has only the
 * columns that the calculation reads, so that it fails if it ever reads another.
 */
const views: Readonly<Record<string, Sql>> = {
  tenant_sale: sql`
    select x._id, x.site, x.tenant_ship_id, x.store_id, x.grain, x.period_key, x.sale_date, x.sales_category_id,
      x.transactions, x.status, x.deleted_at,
      case when ship_id is not null and ${isMonth(sql`to_char(x.sale_date, 'YYYY-MM')`)}
        then round(x.amount * v.sales_factor, 2) + case when sale_id is null then 0 else v.sales_amount end
        else x.amount end as amount
    from public.tenant_sale x cross join assumption v
    left join assumed_ship on ship_id = x.tenant_ship_id left join assumed_carrier on sale_id = x._id`,
  tenant_rent: sql`
    select r.site, r.tenant_ship_id, r.stat_month, r.charge_type, r.amount_due + coalesce(b.change, 0) as amount_due,
      r.status, r.deleted_at, r.is_actual
    from public.tenant_rent r left join moved_bill b
      on b.ship_id = r.tenant_ship_id and b.stat_month = r.stat_month and r.charge_type = 'turnover'
      -- A bill moves once, however often it was corrected.
      and r.is_actual and r.corrects is null`,
  lease_ship: sql`
    select l._id, l.site, l.prev_lease_id, l.store_ids, l.start_date, l.end_date, l.activated_on, l.terminated_on, l.turnover_basis,
      l.turnover_period, l.status, l.deleted_at, coalesce(a.rent_model, l.rent_model) as rent_model,
      coalesce(a.rent_free_days, l.rent_free_days) as rent_free_days,
      coalesce(a.mgmt_fee_per_m2, l.mgmt_fee_per_m2) as mgmt_fee_per_m2,
      coalesce(a.promo_fee_per_m2, l.promo_fee_per_m2) as promo_fee_per_m2
    from public.lease_ship l left join (assumed_lease cross join assumption) a on a.lease_id = l._id`,
  lease_rent_step: sql`
    select s.lease_id, s."from", s."to", round(s.base_rent_month * coalesce(a.base_factor, 1), 2) as base_rent_month,
      round(s.base_rent_per_m2 * coalesce(a.base_factor, 1), 2) as base_rent_per_m2
    from public.lease_rent_step s left join (assumed_lease cross join assumption) a on a.lease_id = s.lease_id
    where a.base_rent is null
    union all
    select l._id, l.start_date, l.end_date, v.base_rent, null from assumed_lease cross join assumption v
    join public.lease_ship l on l._id = lease_id where v.base_rent is not null`,
  lease_turnover_tier: sql`
    select t.lease_id, t.sales_category_id, t.from_amount, t.to_amount, t.rate
    from public.lease_turnover_tier t left join (assumed_lease cross join assumption) a on a.lease_id = t.lease_id
    where a.turnover_rate is null
    union all
    select lease_id, null, 0, null, v.turnover_rate from assumed_lease cross join assumption v
    where v.turnover_rate is not null`,
  store_area_history: sql`
    select h.store_id, h."from", h."to",
      case when a.store_id is null then h.area else coalesce(v.area, round(h.area * v.area_factor, 2)) end as area
    from public.store_area_history h cross join assumption v
    left join (select distinct store_id from assumed_ship) a on a.store_id = h.store_id
    union all
    select u._id, '-infinity', null, coalesce(v.area, round(u.area * v.area_factor, 2))
    from (select distinct store_id from assumed_ship) a join public.store u on u._id = a.store_id cross join assumption v
    where not exists (select from public.store_area_history h where h.store_id = u._id)`,
}

export async function createViews(db: Db): Promise<void> {
  for (const [name, select] of Object.entries(views))
    await sql`create temp view ${sql.ref(name)} as ${select}`.execute(db)
}

/** Drops the views; the tables below them are dropped when the transaction ends. */
export async function dropViews(db: Db): Promise<void> {
  await sql`drop view ${sql.join(Object.keys(views).map((name) => sql`pg_temp.${sql.ref(name)}`))}`.execute(
    db,
  )
}
