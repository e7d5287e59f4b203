import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { Context } from '#server/engine/context.ts'
import { transact } from '#server/engine/transact.ts'
import { lockedMonths } from '#server/plugins/PS/locks/lockedMonths.ts'
import { calculateMonth } from '#server/plugins/PS/performance/calculation/calculateMonth.ts'
import { calculationParams } from './calculationParams.ts'
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

/**
 * Calculates a month and counts it, in one transaction. A locked month and a month that has not begun are left out with
 * a warning. What others save meanwhile may come too late for the figures; the month is then still marked as out of date.
 */
export const runMonth = (context: Context, month: RunMonth): Promise<void> =>
  transact(context, async (inside) => {
    const { id, scope, stat_month, yesterday } = month
    const isLocked = (await lockedMonths(inside, scope.site, [stat_month])).length > 0
    const left = reasonToLeave(month, isLocked)
    if (left) return countMonth(inside.db, month, { written: 0, unchanged: 0, warning: left })
    const marks = await staleMarks(inside.db, month)
    const end = monthEnd(stat_month)
    const result = await calculateMonth(inside.db, {
      sites: [scope.site],
      month: stat_month,
      until: end < yesterday ? end : yesterday,
      params: await calculationParams(inside.db, scope.site),
      runId: id,
      now: inside.now,
      stores: scope.store_ids,
    })
    if (scope.store_ids.length === 0)
      await sql`delete from perf_dirty where _id = any(${marks})`.execute(inside.db)
    return countMonth(inside.db, month, isLocked ? { ...result, warning: 'forced' } : result)
  })

/** The marks of a month as out of date. Whatever set them was saved before them, so what is calculated from now on sees it. */
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
