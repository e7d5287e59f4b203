import type { Context } from '#server/engine/context.ts'
import { judgedOn, type AssessmentDay } from '#server/plugins/Flagging/metrics/assessmentDay.ts'
import { readParams } from '#server/services/params.ts'

/** A site and a day to judge by, with the parameters of the site; null for a day in the future. */
export async function judgedAt(
  context: Pick<Context, 'db' | 'now'>,
  site: string,
  day?: string,
): Promise<AssessmentDay | null> {
  const params = await readParams(context.db, site)
  return judgedOn(context, {
    site,
    dueDay: params('sales.due_day'),
    minCoverage: params('perf.min_coverage'),
    day,
  })
}
