import type { tourProblem } from '#contract/RM/tourProblem.ts'
import type { StoredRecord } from '#contract/resource.ts'
import type { Context } from '#server/engine/context.ts'
import { requireUnderWay } from '#server/plugins/RM/results/requireUnderWay.ts'

type ProblemRow = StoredRecord<typeof tourProblem>

/** What a new problem stores if it was found on a tour, which must be under way and lead through the shop. */
export async function foundOnTour(
  inside: Context,
  { tour_id, site, store_id }: ProblemRow,
): Promise<Partial<Pick<ProblemRow, 'source'>>> {
  if (tour_id === null) return {}
  await requireUnderWay(inside, { tour_id, site, store_id })
  return { source: 'tour' }
}
