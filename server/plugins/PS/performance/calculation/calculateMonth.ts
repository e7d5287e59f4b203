import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { Sql } from '#server/engine/condSql.ts'
import { atSites, type CalculatedMonth } from './calculatedMonth.ts'
import { figureTables } from './figures.ts'
import { rankMonth } from './rankMonth.ts'
import { summarise } from './summarise.ts'

/** Which rows of a month a run writes, and in whose name. */
export interface MonthRun extends CalculatedMonth {
  readonly runId: string
  /** Unix seconds. */
  readonly now: number
  /** Only the rows of these units; empty: all of them. */
  readonly stores: readonly string[]
}

/** What a run did to a month. */
export interface MonthResult {
  readonly written: number
  readonly unchanged: number
}

/** Columns of `retail_performance` that the calculation gives under the same name. */
const columns = [
  'brand_id company_id floor_id category_id level1_id level2_id area_avg trading_days reported_days coverage',
  'sales sales_net transactions base_rent turnover_rent total_rent mgmt_fee promo_fee other_charge occupancy_cost',
  'ocr rent_ratio sales_density rent_density_day avg_ticket sales_prev_month mom sales_last_year yoy ytd_sales',
  'mat_sales is_comparable is_partial yoy_basis warnings input_hash inputs',
].flatMap((line) => line.split(' '))

const names = sql.join(columns.map((name) => sql.ref(name)))

/**
 * Calculates a month and stores what changed, inside the transaction of the caller. Rows whose
 * inputs are the same stay as they are, except for their ranks; rows that no longer occur are removed.
 */
export async function calculateMonth(db: Db, run: MonthRun): Promise<MonthResult> {
  // Compiling a statement of this size takes longer than running it.
  await sql`set local jit = off`.execute(db)
  const { rows } = await sql<MonthResult>`
    ${figureTables(run)},
    wanted as (select * from figure where ${inScope(run, sql`unit`)}),
    stored as (
      select * from retail_performance where ${atSites(run, 'site')} and stat_month = ${run.month}
        and ${inScope(run, sql`store_id`)}),
    changed as (
      select wanted.* from wanted left join stored on stored.tenant_ship_id = ship_id and stored.store_id = unit
      where stored.input_hash is distinct from wanted.input_hash),
    written as (
      insert into retail_performance (site, stat_month, tenant_ship_id, store_id, run_id, calculated_at, ${names})
      select site, ${run.month}, ship_id, unit, ${run.runId}, ${run.now}, ${names} from changed
      on conflict (site, stat_month, tenant_ship_id, store_id) do update set
        run_id = excluded.run_id, calculated_at = excluded.calculated_at,
        ${sql.join(columns.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`))}
      returning *),
    gone as (
      delete from retail_performance p using stored
      where p.site = stored.site and p.stat_month = stored.stat_month and p.tenant_ship_id = stored.tenant_ship_id
        and p.store_id = stored.store_id
        and not exists (select from wanted where ship_id = stored.tenant_ship_id and unit = stored.store_id)
      returning p.*),
    noted as (
      insert into retail_calc_change (run_id, site, stat_month, tenant_ship_id, store_id, before, after)
      select ${run.runId}, s.site, ${run.month}, s.tenant_ship_id, s.store_id, to_jsonb(s), to_jsonb(w)
      from stored s left join written w using (tenant_ship_id, store_id)
      where w.site is not null or exists (select from gone g
        where g.tenant_ship_id = s.tenant_ship_id and g.store_id = s.store_id)
      on conflict do nothing)
    select (select count(*) from changed) + (select count(*) from gone) as written,
      (select count(*) from wanted) - (select count(*) from changed) as unchanged`.execute(db)
  await rankMonth(db, run)
  await summarise(db, run)
  return rows[0] ?? { written: 0, unchanged: 0 }
}

const inScope = ({ stores }: MonthRun, store: Sql): Sql =>
  stores.length === 0 ? sql`true` : sql`${store} = any(${[...stores]}::text[])`
