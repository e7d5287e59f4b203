import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

/** The site that is calculated, and its months: as many as a run may have. */
export const site = 'bench'
export const months = { from_month: '2024-11', to_month: '2026-10' } as const

/** Stores that are written at once; statements have a time limit. */
const atOnce = 500

/**
 * Writes a site of so many stores, each with a tenancy and a lease of its own: monthly sales for 24 months, daily sales for the
 * last three, every model of rent, a fourth of the leases with annual turnover, and a third billed.
 */
export async function performanceSite(db: Db, stores: number): Promise<void> {
  await sql`
    insert into site (_id, code, site_region, name, name_sc, currency, timezone)
    values (${site}, 'BENCH', 'CN-S', 'Bench', 'Bench', 'CNY', 'Asia/Shanghai')`.execute(db)
  await sql`
    insert into floor (_id, site, code, name) select 'BF' || n, ${site}, 'L' || n, 'L' || n from generate_series(1, 6) n`.execute(
    db,
  )
  for (let first = 1; first <= stores; first += atOnce)
    for (const insert of inserts) await insert(first, Math.min(stores, first + atOnce - 1)).execute(db)
  await sql`vacuum analyze tenant_sale, tenant_rent, tenant_ship, lease_ship, lease_rent_step, lease_turnover_tier,
    store, store_area_history`.execute(db)
}

const inserts = [
  (first: number, last: number) => sql`
    insert into store (_id, site, floor_id, store_no, area, status, effective_from)
    select 'BS' || n, ${site}, 'BF' || n % 6 + 1, 'B-' || n, 40 + n % 160, 'trading', '2020-01-01'
    from generate_series(${first}::int, ${last}::int) n`,
  (first: number, last: number) => sql`
    insert into store_area_history (store_id, "from", area)
    select 'BS' || n, '2020-01-01', 40 + n % 160 from generate_series(${first}::int, ${last}::int) n`,
  (first: number, last: number) => sql`
    insert into lease_ship (_id, contract_no, site, store_ids, brand_id, start_date, end_date, rent_model, currency, area,
      mgmt_fee_per_m2, promo_fee_per_m2, turnover_period, status)
    select 'BL' || n, 'BL' || n, ${site}, array['BS' || n], brand._id, '2024-01-01'::date + n % 300, '2027-12-31',
      (array['fixed', 'higher_of', 'higher_of', 'base_plus', 'turnover'])[n % 5 + 1], 'CNY', 40 + n % 160, 45, 10,
      case when n % 4 = 0 then 'year' else 'month' end, 'active'
    from generate_series(${first}::int, ${last}::int) n ${brandOf}`,
  (first: number, last: number) => sql`
    insert into lease_rent_step (lease_id, "from", "to", base_rent_month)
    select 'BL' || n, ('2024-01-01'::date + n % 300 + make_interval(years => year))::date,
      ('2024-01-01'::date + n % 300 + make_interval(years => year + 1))::date - 1, 20000 + n % 50 * 1000 + year * 500
    from generate_series(${first}::int, ${last}::int) n cross join generate_series(0, 3) year`,
  (first: number, last: number) => sql`
    insert into lease_turnover_tier (lease_id, from_amount, to_amount, rate)
    select 'BL' || n, tier.* from generate_series(${first}::int, ${last}::int) n
    cross join (values (0, 300000, 0.1), (300000, null, 0.12)) tier where n % 5 > 0`,
  (first: number, last: number) => sql`
    insert into tenant_ship (_id, site, store_id, brand_id, lease_ship_id, start_date, open_date, end_date, status)
    select 'BT' || n, ${site}, 'BS' || n, brand._id, 'BL' || n, '2024-01-01'::date + n % 300,
      '2024-01-01'::date + n % 300 + 20, '2027-12-31', 'trading'
    from generate_series(${first}::int, ${last}::int) n ${brandOf}`,
  (first: number, last: number) => sql`
    insert into tenant_sale (_id, site, tenant_ship_id, store_id, grain, period_key, sale_date, sales_category_id, amount,
      transactions)
    select 'BM' || n || period, ${site}, 'BT' || n, 'BS' || n, 'M', period, (period || '-01')::date, 'SC-goods',
      100000 + (n * 7919 + month * 104729) % 500000, 500 + n % 700
    from generate_series(${first}::int, ${last}::int) n cross join generate_series(0, 20) month
    cross join lateral (select to_char('2024-11-01'::date + make_interval(months => month), 'YYYY-MM') as period) key`,
  (first: number, last: number) => sql`
    insert into tenant_sale (_id, site, tenant_ship_id, store_id, grain, period_key, sale_date, sales_category_id, amount,
      transactions)
    select 'BD' || n || day, ${site}, 'BT' || n, 'BS' || n, 'D', day::text, day, 'SC-goods',
      3000 + (n * 7919 + (day - '2026-01-01'::date) * 104729) % 17000, 20 + n % 30
    from generate_series(${first}::int, ${last}::int) n
    cross join lateral (select '2026-08-01'::date + past as day from generate_series(0, 91) past) key`,
  (first: number, last: number) => sql`
    insert into tenant_rent (_id, site, tenant_ship_id, store_id, stat_month, charge_type, amount_due, is_actual, status)
    select 'BR' || n || period || charge, ${site}, 'BT' || n, 'BS' || n, period, charge, 15000 + n % 9000, true, 'billed'
    from generate_series(${first}::int, ${last}::int) n cross join unnest(array['base', 'mgmt']) charge
    cross join generate_series(0, 23) month
    cross join lateral (select to_char('2024-11-01'::date + make_interval(months => month), 'YYYY-MM') as period) key
    where n % 3 = 0`,
]

/** A brand of the demo for each store. */
const brandOf = sql`
  join (select _id, row_number() over (order by _id) - 1 as place, count(*) over () as many from brand) brand
    on place = n % many`
