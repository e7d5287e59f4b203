import { flag } from '#contract/Flagging/flag.ts'
import type { tourProblem } from '#contract/RM/tourProblem.ts'
import { refuseFields } from '#contract/reply.ts'
import type { StoredRecord } from '#contract/resource.ts'
import type { Context } from '#server/engine/context.ts'
import { one } from '#server/engine/read.ts'
import { requireUnderWay } from '#server/plugins/RM/results/requireUnderWay.ts'

type ProblemRow = StoredRecord<typeof tourProblem>

/**
 * Where a new problem comes from: a tour, which must be under way and lead through the shop, a flag of the shop, or somebody
 * who saw it.
 */
export async function sourceOf(
  inside: Context,
  { tour_id, flag_id, site, store_id }: ProblemRow,
): Promise<Pick<ProblemRow, 'source'>> {
  if (flag_id !== null) {
    const flagged = await one(flag, inside, { cond: JSON.stringify({ _id: flag_id, site, store_id }) })
    if (!flagged) throw refuseFields('validation.failed', { flag_id: 'reference' })
  }
  if (tour_id !== null) await requireUnderWay(inside, { tour_id, site, store_id })
  return { source: flag_id !== null ? 'flag' : tour_id !== null ? 'tour' : 'manual' }
}
