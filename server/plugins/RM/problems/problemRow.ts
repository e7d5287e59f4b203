import type { tourProblem } from '#contract/RM/tourProblem.ts'
import type { StoredRecord } from '#contract/resource.ts'

/** What the problems of tours and of mystery customers have in common, as their tables have it. */
export type ProblemRow = Omit<StoredRecord<typeof tourProblem>, 'tour_id' | 'flag_id' | 'source'> & {
  /** Of a mystery customer's questionnaire. */
  readonly section?: string | null
  /** The visit of a mystery customer. */
  readonly result_id?: string
}
