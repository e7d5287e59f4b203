import { sql } from 'kysely'
import { shiftMonth } from '#contract/month.ts'
import type { Db } from '#server/db/database.ts'
import { calculateSound } from '#server/plugins/PS/performance/calculation/calculateSound.ts'
import type { SkippedTenancy } from '#server/plugins/PS/performance/calculation/leftOut.ts'
import type { CalculationParams } from '#server/plugins/PS/performance/calculation/calculatedMonth.ts'
import { assume, type Scenario } from './assume.ts'
import { followBills } from './followBills.ts'
import { dropViews } from './views.ts'

/** A month of a scenario. */
export interface ScenarioMonth {
  readonly scenario: Scenario
  readonly month: string
  /** The last day that counts. */
  readonly until: string
  readonly params: CalculationParams
  readonly now: number
}

/** What the calculation writes. */
export const results = ['retail_performance', 'retail_performance_summary', 'retail_calc_change']

/**
 * Calculates a month as it is and as a scenario assumes, inside a transaction, and stores both as figures of the
 * scenario. The calculation is that of every run: it finds temporary tables in place of those that it writes, so that
 * nothing else is touched and nobody waits. For a database with connections of their own for others; see `scenarioInParts`.
 * Returns the tenancies that cannot be calculated, as they are or as assumed: they are left out on both sides.
 */
export async function scenarioMonth(
  db: Db,
  { scenario, month, until, params, now }: ScenarioMonth,
): Promise<readonly SkippedTenancy[]> {
  const { _id, site } = scenario
  const left: SkippedTenancy[] = []
  await sql`set transaction isolation level repeatable read`.execute(db)
  await sql`select pg_advisory_xact_lock(hashtextextended(${_id}, 4097))`.execute(db)
  await sql`delete from perf_scenario_figure where scenario_id = ${_id} and stat_month = ${month}`.execute(db)
  for (const name of results) {
    const [table, real] = [sql.ref(`pg_temp.${name}`), sql.ref(`public.${name}`)]
    await sql`create temp table ${table} (like ${real} including defaults including indexes) on commit drop`.execute(
      db,
    )
  }
  for (const isAssumed of [false, true]) {
    if (isAssumed) await assume(db, scenario)
    await sql`truncate ${sql.join(results.map((name) => sql.ref(`pg_temp.${name}`)))}`.execute(db)
    await sql`
      insert into pg_temp.retail_performance
      select p.* from public.retail_performance p
      where site = ${site} and stat_month >= ${shiftMonth(month, -12)} and stat_month < ${scenario.from_month}`.execute(
      db,
    )
    await sql`
      insert into pg_temp.retail_performance
      select p.* from perf_scenario_figure f
      cross join lateral jsonb_populate_record(null::pg_temp.retail_performance, to_jsonb(f)) p
      where f.scenario_id = ${_id} and f.is_assumed = ${isAssumed} and f.stat_month < ${month}`.execute(db)
    await sql`analyze pg_temp.retail_performance`.execute(db)
    const run = { sites: [site], month, until, params, runId: _id, now, stores: [] }
    left.push(...(await calculateSound(db, run)).left)
    // A calculation of the same scenario that ended while this one waited wrote rows that this snapshot does not see.
    // With this clause they are a serialization failure, after which the month is calculated again.
    await keepFigures(db, { _id, month, isAssumed })
    if (isAssumed) await followBills(db, { scenario, month, until, params })
  }
  await dropViews(db)
  await forgetLeft(db, { _id, month, left })
  return left
}

/** Removes what was calculated of tenancies on one side only: it could be compared with nothing. */
export async function forgetLeft(
  db: Db,
  {
    _id,
    month,
    left,
  }: { readonly _id: string; readonly month: string; readonly left: readonly SkippedTenancy[] },
): Promise<void> {
  if (left.length === 0) return
  await sql`
    delete from perf_scenario_figure where scenario_id = ${_id} and stat_month = ${month}
      and tenant_ship_id = any(${left.map(({ ship }) => ship)}::text[])`.execute(db)
}

/** Stores a calculated month as figures of the scenario, with what it changes in the months before. */
export async function keepFigures(
  db: Db,
  { _id, month, isAssumed }: { readonly _id: string; readonly month: string; readonly isAssumed: boolean },
): Promise<void> {
  await sql`
    insert into perf_scenario_figure
    select ${_id}, ${isAssumed}, p.* from pg_temp.retail_performance p where stat_month = ${month}
    on conflict do nothing`.execute(db)
  await sql`
    update perf_scenario_figure f set same_days_sales = p.same_days_sales from pg_temp.retail_performance p
    where f.scenario_id = ${_id} and f.is_assumed = ${isAssumed} and f.stat_month < ${month}
      and p.stat_month = f.stat_month and p.tenant_ship_id = f.tenant_ship_id and p.store_id = f.store_id
      and p.same_days_sales is distinct from f.same_days_sales`.execute(db)
}
