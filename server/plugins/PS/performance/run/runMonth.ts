import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { Context } from '#server/engine/context.ts'
import { transact } from '#server/engine/transact.ts'
import { lockedMonths } from '#server/plugins/PS/locks/lockedMonths.ts'
import { calculateMonth, type MonthRun } from '#server/plugins/PS/performance/calculation/calculateMonth.ts'
import { calculateSound } from '#server/plugins/PS/performance/calculation/calculateSound.ts'
import { warningsOf } from '#server/plugins/PS/performance/calculation/leftOut.ts'
import { forgetFigures, stageFigures } from '#server/plugins/PS/performance/calculation/stageFigures.ts'
import { calculationParams } from './calculationParams.ts'
import { importsDone, isImporting } from './importsDone.ts'
import { markLaterMonths, readCompared } from './laterMonths.ts'
import { monthEnd } from './months.ts'
import type { RunScope } from './recalculateJob.ts'
import { countMonth } from './runRow.ts'

/** A month of a run. */
interface RunMonth {
  readonly id: string
  readonly scope: RunScope
  readonly stat_month: string
  /** The last day that can be calculated. */
  readonly yesterday: string
  /** Its place among the months of the run, from 0, and their number. */
  readonly place: number
  readonly of: number
}

/** How the work is interrupted for others. */
interface Turns {
  readonly signal: AbortSignal
  readonly giveWay?: (() => Promise<boolean>) | undefined
}

/**
 * Calculates a month and counts it, in one transaction. A locked month and a month that has not begun are left out with
 * a warning. What others save during the run may come too late for the figures; the month is then still marked as out of date.
 * Later months that were compared with other figures become out of date too. On the embedded database the figures are
 * calculated before it, in parts.
 */
export async function runMonth(context: Context, month: RunMonth, turns: Turns): Promise<void> {
  const { scope } = month
  const staged = await stageMonth(context, month, turns)
  await transact(context, async (inside) => {
    // A request that locks the month waits until it has been calculated.
    await sql`select pg_advisory_xact_lock_shared(period_key(${scope.site}, ${month.stat_month}))`.execute(
      inside.db,
    )
    const { isLocked, left } = await stateOf(inside, month)
    if (left) return countMonth(inside.db, month, { written: 0, unchanged: 0, warning: left })
    const { marks, run } = staged?.begun ?? (await begin(inside, month))
    const at = { site: scope.site, stat_month: month.stat_month }
    const before = await readCompared(inside.db, at)
    const { left: faulty, ...result } = staged
      ? { ...(await calculateMonth(inside.db, run, 'staged')), left: staged.faulty }
      : await calculateSound(inside.db, run)
    const counts = { ...result, warnings: await warningsOf(inside.db, month.stat_month, faulty) }
    await markLaterMonths(inside.db, at, before)
    if (scope.store_ids.length === 0)
      await sql`delete from perf_dirty where _id = any(${marks})`.execute(inside.db)
    return countMonth(inside.db, month, isLocked ? { ...counts, warning: 'forced' } : counts)
  })
  if (staged) await forgetFigures(context.db, staged.begun.run)
}

/** Calculates the figures in parts, and starts over if an import begins. Undefined if nobody has to wait for it. */
async function stageMonth(context: Context, month: RunMonth, { giveWay, signal }: Turns) {
  if (!giveWay || (await stateOf(context, month)).left) return undefined
  for (;;) {
    await importsDone(context, signal)
    const begun = await begin(context, month)
    const nextTurn = async () => {
      const others = await giveWay()
      signal.throwIfAborted()
      if (isImporting(context)) return 'stop'
      return others ? 'amongOthers' : 'alone'
    }
    const faulty = await stageFigures(context.db, begun.run, nextTurn)
    if (faulty) return { begun, faulty }
  }
}

/** Everything that a month is calculated from, and the marks that are removed once it has been. */
async function begin(
  { db, now }: Context,
  month: RunMonth,
): Promise<{ marks: readonly string[]; run: MonthRun }> {
  const { id, scope, stat_month, yesterday } = month
  const marks = await staleMarks(db, month)
  const end = monthEnd(stat_month)
  const run = {
    sites: [scope.site],
    month: stat_month,
    until: end < yesterday ? end : yesterday,
    params: await calculationParams(db, scope.site),
    runId: id,
    now,
    stores: scope.store_ids,
  }
  return { marks, run }
}

async function stateOf(context: Context, month: RunMonth) {
  const isLocked = (await lockedMonths(context, month.scope.site, [month.stat_month])).length > 0
  return { isLocked, left: reasonToLeave(month, isLocked) }
}

/**
 * The marks that say that a month is out of date. The changes behind them have been saved, so a calculation that starts now
 * includes them.
 */
async function staleMarks(db: Db, { scope: { site }, stat_month }: RunMonth): Promise<readonly string[]> {
  const { rows } = await sql<{ _id: string }>`
    select _id::text from perf_dirty where site = ${site} and stat_month = ${stat_month}`.execute(db)
  return rows.map(({ _id }) => _id)
}

function reasonToLeave(
  { scope, stat_month, yesterday }: RunMonth,
  isLocked: boolean,
): 'locked' | 'not_begun' | undefined {
  if (`${stat_month}-01` > yesterday) return 'not_begun'
  return isLocked && !scope.force ? 'locked' : undefined
}
