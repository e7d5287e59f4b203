import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { Sql } from '#server/engine/condSql.ts'
import { atSites, type CalculatedMonth } from './calculatedMonth.ts'
import { columns, names } from './columns.ts'
import { figureTables } from './figures.ts'
import { monthsBefore } from './history.ts'
import { markMonth } from './markMonth.ts'
import { rankMonth, ranks } from './rankMonth.ts'
import { keepSameDays } from './sameDays.ts'
import { stagedFigures } from './stageFigures.ts'

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

/**
 * Calculates a month and stores what changed, inside the transaction of the caller. Rows whose
 * inputs are the same stay as they are, except for their ranks; rows that no longer occur are removed.
 * `from`: the figures are calculated here, or have been before, in parts (`stageFigures`).
 */
export async function calculateMonth(
  db: Db,
  run: MonthRun,
  from: 'inputs' | 'staged' = 'inputs',
): Promise<MonthResult> {
  // Compiling a statement of this size takes longer than running it.
  await sql`set local jit = off`.execute(db)
  const { rows } = await sql<MonthResult>`
    ${from === 'staged' ? stagedFigures(run) : figureTables(run)},
    -- Only a full join is sure to be a hash join, however many rows the planner expects.
    matched as materialized (
      select wanted.*, old from (select * from figure where ${inScope(run, sql`unit`)}) wanted
      full join (
        select p.tenant_ship_id, p.store_id, p as old from retail_performance p
        where ${atSites(run, 'p.site')} and p.stat_month = ${run.month} and ${inScope(run, sql`p.store_id`)}
      ) stored on stored.tenant_ship_id = ship_id and stored.store_id = unit),
    changed as materialized (
      select * from matched where ship_id is not null and (old).input_hash is distinct from input_hash),
    gone as materialized (select old from matched where ship_id is null),
    -- Looked up once: each lookup would have to go through all rows that have just been written.
    calculated as materialized (
      select distinct site from retail_performance p where ${atSites(run, 'p.site')} and p.stat_month = ${run.month}),
    -- With their ranks, so that each row is written once.
    standing as (
      select site, ship_id, unit, category_id, sales, coverage, true as is_new from changed
      union all
      select (old).site, ship_id, unit, (old).category_id, (old).sales, (old).coverage, false from matched
      where ship_id is not null and (old).input_hash = input_hash and exists (select from changed)
      union all
      select site, tenant_ship_id, store_id, category_id, sales, coverage, false from retail_performance p
      where ${atSites(run, 'p.site')} and p.stat_month = ${run.month} and not ${inScope(run, sql`p.store_id`)}
        and exists (select from changed)),
    ranked as (select ship_id, unit, of_site, of_category from (${ranks(run, sql`standing`)}) all_ranked where is_new),
    written as (
      insert into retail_performance as new (site, stat_month, tenant_ship_id, store_id, run_id, calculated_at,
        rank_site, rank_category, rank_prev, ${names})
      select changed.site, ${run.month}, changed.ship_id, changed.unit, ${run.runId}, ${run.now},
        of_site, of_category, before.rank_site, ${sql.join(columns.map((name) => sql.ref(`changed.${name}`)))}
      from changed full join ranked on ranked.ship_id = changed.ship_id and ranked.unit = changed.unit
      left join retail_performance before on before.site = changed.site and before.tenant_ship_id = changed.ship_id
        and before.store_id = changed.unit and before.stat_month = ${monthsBefore(run, 1)}
      on conflict (site, stat_month, tenant_ship_id, store_id) do update set
        run_id = excluded.run_id, calculated_at = excluded.calculated_at, rank_site = excluded.rank_site,
        rank_category = excluded.rank_category, rank_prev = excluded.rank_prev,
        ${sql.join(columns.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`))}
      returning new.tenant_ship_id, new.store_id, new),
    removed as (
      delete from retail_performance p using gone
      where p.site = (old).site and p.stat_month = (old).stat_month and p.tenant_ship_id = (old).tenant_ship_id
        and p.store_id = (old).store_id),
    change as materialized (
      select old, new from (select ship_id, unit, old from changed where (old).site is not null) updated
      full join written on written.tenant_ship_id = ship_id and written.store_id = unit
      union all select old, null from gone),
    noted as (
      insert into retail_calc_change (run_id, site, stat_month, tenant_ship_id, store_id, before, after)
      select ${run.runId}, site, ${run.month}, tenant_ship_id, store_id, to_jsonb(old), to_jsonb(new)
      from change cross join lateral (
        select coalesce((old).site, (new).site) as site, coalesce((old).tenant_ship_id, (new).tenant_ship_id) as tenant_ship_id,
          coalesce((old).store_id, (new).store_id) as store_id) key
      -- The first calculation of a month changes nothing.
      where (old).site is not null or key.site in (select site from calculated)
      on conflict do nothing)
    select (select count(*) from changed) + (select count(*) from gone) as written,
      (select count(*) from matched where ship_id is not null) - (select count(*) from changed) as unchanged`.execute(
    db,
  )
  await rankMonth(db, run)
  await keepSameDays(db, run)
  await markMonth(db, run)
  return rows[0] ?? { written: 0, unchanged: 0 }
}

const inScope = ({ stores }: MonthRun, store: Sql): Sql =>
  stores.length === 0 ? sql`true` : sql`${store} = any(${[...stores]}::text[])`
