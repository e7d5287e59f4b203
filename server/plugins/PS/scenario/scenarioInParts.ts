import { sql } from 'kysely'
import { shiftMonth } from '#contract/month.ts'
import type { Db } from '#server/db/database.ts'
import type { Context } from '#server/engine/context.ts'
import { transact } from '#server/engine/transact.ts'
import { calculateMonth, type MonthRun } from '#server/plugins/PS/performance/calculation/calculateMonth.ts'
import type { SkippedTenancy } from '#server/plugins/PS/performance/calculation/leftOut.ts'
import type { CalculationParams } from '#server/plugins/PS/performance/calculation/calculatedMonth.ts'
import { forgetFigures, stageFigures } from '#server/plugins/PS/performance/calculation/stageFigures.ts'
import { importsDone, isImporting } from '#server/plugins/PS/performance/run/importsDone.ts'
import { assume, endAssumption, noteMovedBills, type Scenario } from './assume.ts'
import { followBills } from './followBills.ts'
import { forgetLeft, keepFigures, results } from './scenarioMonth.ts'

/** The months of a scenario, each with the last day that counts. */
export interface ScenarioMonths {
  readonly scenario: Scenario
  readonly months: readonly { readonly month: string; readonly until: string }[]
  readonly params: CalculationParams
}

/** How others have their turn, and how far it is. */
export interface Turns {
  readonly signal: AbortSignal
  readonly giveWay: () => Promise<boolean>
  readonly progress: (done: number) => void
}

/**
 * Calculates a scenario on a database with a single connection, in parts between which others have their turn. What it
 * makes for itself stays on the connection meanwhile, but only its own transactions find it (`asAssumed`). First all
 * months are calculated as they are, then as assumed; if somebody changes what both read in between, from the start again, twice
 * at most. Returns the tenancies of each month that cannot be calculated.
 */
export async function scenarioInParts(
  context: Context,
  given: ScenarioMonths,
  turns: Turns,
): Promise<LeftByMonth> {
  // The connection has room for one.
  const mine = last.then(() => alone(context, given, turns))
  last = mine.then(nothing, nothing)
  return mine
}

let last: Promise<unknown> = Promise.resolve()
const nothing = (): void => undefined

/** How many tenancies are calculated at once while nobody else seems to be at work: somebody may come. */
const most = 60

async function alone(context: Context, given: ScenarioMonths, turns: Turns): Promise<LeftByMonth> {
  const { db } = context
  turns.signal.throwIfAborted()
  // From now on, temporary tables come last: nobody else finds them in place of others.
  await sql`select set_config('search_path', 'public, pg_temp', false)`.execute(db)
  try {
    for (let attempts = 1; ; attempts += 1) {
      const left = new Map<string, SkippedTenancy[]>()
      const before = await latestMark(db, given)
      await sql`delete from perf_scenario_figure where scenario_id = ${given.scenario._id}`.execute(db)
      await side(context, given, turns, { isAssumed: false, left })
      await side(context, given, turns, { isAssumed: true, left })
      await end(db)
      for (const [month, ships] of left) await forgetLeft(db, { _id: given.scenario._id, month, left: ships })
      if (attempts === 3 || (await latestMark(db, given)) <= before) return left
    }
  } finally {
    await end(db)
  }
}

/** The tenancies that were left out, by month. */
type LeftByMonth = ReadonlyMap<string, readonly SkippedTenancy[]>

/** All months, as they are or as assumed. Notes which tenancies are left out. */
async function side(
  context: Context,
  given: ScenarioMonths,
  turns: Turns,
  { isAssumed, left }: { readonly isAssumed: boolean; readonly left: Map<string, SkippedTenancy[]> },
): Promise<void> {
  const { db, now } = context
  const { scenario, months, params } = given
  const { signal, giveWay, progress } = turns
  const from = scenario.from_month
  await begin(db)
  for (let month = shiftMonth(from, -12); month < from; month = shiftMonth(month, 1)) {
    await sql`
      insert into pg_temp.retail_performance select p.* from public.retail_performance p
      where site = ${scenario.site} and stat_month = ${month}`.execute(db)
    await giveWay()
  }
  await sql`analyze pg_temp.retail_performance`.execute(db)
  if (isAssumed) await transact(context, (inside) => assume(inside.db, scenario, { lasting: true }))
  for (const [index, { month, until }] of months.entries()) {
    progress(index + (isAssumed ? months.length : 0))
    const run: MonthRun = {
      sites: [scenario.site],
      month,
      until,
      params,
      now,
      stores: [],
      runId: scenario._id,
    }
    const inPart = <T>(work: (part: Db) => Promise<T>): Promise<T> => asAssumed(db, work)
    const nextTurn = async () => {
      const others = await giveWay()
      signal.throwIfAborted()
      if (isImporting(context)) return 'stop'
      return others ? 'amongOthers' : 'alone'
    }
    let faulty: readonly SkippedTenancy[] | false
    do {
      await importsDone(context, signal)
      faulty = await stageFigures(db, run, nextTurn, { size: most, inPart })
    } while (!faulty)
    left.set(month, [...(left.get(month) ?? []), ...faulty])
    await inPart(async (part) => {
      await calculateMonth(part, run, 'staged')
      await keepFigures(part, { _id: scenario._id, month, isAssumed })
      if (!isAssumed) return
      await followBills(part, { scenario, month, until, params })
      await noteMovedBills(part, scenario)
    })
    await forgetFigures(db, run)
    await giveWay()
  }
}

/** Runs work in a transaction that reads the views of a scenario instead of the tables. */
const asAssumed = <T>(db: Db, work: (part: Db) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (part) => {
    await sql`set local search_path = pg_temp, public`.execute(part)
    return work(part)
  })

/** Empty tables for what the calculation writes. */
async function begin(db: Db): Promise<void> {
  for (const name of results) {
    const [table, real] = [sql.ref(`pg_temp.${name}`), sql.ref(`public.${name}`)]
    await sql`drop table if exists ${table}`.execute(db)
    await sql`create temp table ${table} (like ${real} including defaults including indexes)`.execute(db)
  }
}

async function end(db: Db): Promise<void> {
  await endAssumption(db)
  await sql`drop table if exists ${sql.join(results.map((name) => sql.ref(`pg_temp.${name}`)))}`.execute(db)
}

/** The last mark of a month as out of date: a later one says that what it is calculated from was changed. */
async function latestMark(
  db: Db,
  { scenario: { site, from_month, to_month } }: ScenarioMonths,
): Promise<number> {
  const { rows } = await sql<{ mark: number | null }>`
    select max(_id) as mark from perf_dirty
    where site = ${site} and stat_month between ${from_month} and ${to_month}`.execute(db)
  return rows[0]?.mark ?? 0
}
