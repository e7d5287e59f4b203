import { sql } from 'kysely'
import type { perfScenario } from '#contract/PS/perfScenario.ts'
import type { StoredRecord } from '#contract/resource.ts'
import type { Db } from '#server/db/database.ts'
import type { Sql } from '#server/engine/condSql.ts'
import { movedBills } from './followBills.ts'
import { createViews } from './views.ts'

export type Scenario = StoredRecord<typeof perfScenario>

/**
 * Makes the calculation read the assumptions of a scenario: temporary views with the names of the tables, which the
 * database finds first where `pg_temp` comes first. Their tables exist until the transaction ends, or `lasting`, until
 * `endAssumption`. No other connection sees them.
 */
export async function assume(db: Db, scenario: Scenario, { lasting = false } = {}): Promise<void> {
  const kept = sql.raw(lasting ? 'on commit preserve rows' : 'on commit drop')
  await sql`
    create temp table assumption (
      from_month text, to_month text, sales_factor numeric, sales_amount numeric, rent_model text, base_factor numeric,
      base_rent numeric, turnover_rate numeric, rent_free_days int, mgmt_fee_per_m2 numeric, promo_fee_per_m2 numeric,
      area_factor numeric, area numeric) ${kept}`.execute(db)
  const factor = (percent: number | null) => sql`1 + coalesce(${percent}::numeric, 0)`
  await sql`
    insert into assumption values (${scenario.from_month}, ${scenario.to_month}, ${factor(scenario.sales_percent)},
      coalesce(${scenario.sales_amount}::numeric, 0), ${scenario.rent_model}, ${factor(scenario.base_rent_percent)},
      ${scenario.base_rent}, ${scenario.turnover_rate}, ${scenario.rent_free_days}, ${scenario.mgmt_fee_per_m2},
      ${scenario.promo_fee_per_m2}, ${factor(scenario.area_percent)}, ${scenario.area})`.execute(db)
  await findShops(db, scenario, kept)
  await sql`create temp table moved_bill (ship_id text, stat_month text, change numeric) ${kept}`.execute(db)
  await noteMovedBills(db, scenario)
  await createViews(db)
}

/** Tells the months that are still to come how bills have moved. */
export async function noteMovedBills(db: Db, { _id }: Pick<Scenario, '_id'>): Promise<void> {
  await sql`delete from moved_bill`.execute(db)
  await sql`insert into moved_bill ${movedBills(_id)}`.execute(db)
}

/** Removes what a lasting `assume` made. */
export const endAssumption = (db: Db): Promise<unknown> =>
  sql`drop table if exists pg_temp.assumption, pg_temp.assumed_ship, pg_temp.assumed_lease, pg_temp.assumed_carrier, pg_temp.moved_bill cascade`.execute(
    db,
  )

/** The tenancies of a scenario, their leases with those that they renewed, and the sales that carry an added amount. */
async function findShops(
  db: Db,
  { site, store_ids, floor_ids, category_ids }: Scenario,
  kept: Sql,
): Promise<void> {
  const chosen = [store_ids ?? [], floor_ids ?? [], category_ids ?? []]
  const [stores, floors, categories] = chosen.map((ids) => sql`${[...ids]}::text[]`)
  await sql`create temp table assumed_ship (ship_id text primary key, store_id text) ${kept}`.execute(db)
  await sql`
    insert into assumed_ship select s._id, s.store_id from tenant_ship s
    join store u on u._id = s.store_id left join brand b on b._id = s.brand_id
    where s.site = ${site} and s.deleted_at is null and (${chosen.every((ids) => ids.length === 0)}
      or s.store_id = any(${stores}) or u.floor_id = any(${floors}) or b.category_id = any(${categories}))`.execute(
    db,
  )
  await sql`create temp table assumed_lease (lease_id text primary key) ${kept}`.execute(db)
  await sql`
    insert into assumed_lease
    with recursive chain as (
      select l._id, l.prev_lease_id from assumed_ship join tenant_ship s on s._id = ship_id
      join lease_ship l on l._id = s.lease_ship_id
      union
      select l._id, l.prev_lease_id from chain join lease_ship l on l._id = chain.prev_lease_id or l.prev_lease_id = chain._id
    ) select _id from chain`.execute(db)
  await sql`create temp table assumed_carrier (sale_id text primary key) ${kept}`.execute(db)
  // Of the category with the most sales, the last day and the month: only one of them is counted.
  await sql`
    insert into assumed_carrier
    with sale as (
      select x.*, to_char(x.sale_date, 'YYYY-MM') as month from assumed_ship join tenant_sale x on x.tenant_ship_id = ship_id
      cross join assumption v
      where v.sales_amount <> 0 and x.deleted_at is null and x.status <> 'void'
        and to_char(x.sale_date, 'YYYY-MM') between v.from_month and v.to_month
    ), main as (
      select distinct on (tenant_ship_id, month) tenant_ship_id, month, sales_category_id from sale
      group by tenant_ship_id, month, sales_category_id
      order by tenant_ship_id, month, sum(amount) desc, sales_category_id
    )
    select distinct on (tenant_ship_id, month, grain) sale._id from sale
    join main using (tenant_ship_id, month, sales_category_id)
    order by tenant_ship_id, month, grain, sale_date desc`.execute(db)
}
