import type { tourResult } from '#contract/RM/tourResult.ts'
import type { StoredRecord } from '#contract/resource.ts'

export type ResultRow = StoredRecord<typeof tourResult>

/** The totals of the points of a checklist. */
export function tally(items: ResultRow['items']): Partial<ResultRow> {
  const count = (result: string) => items.filter((item) => item.result === result).length
  const [pass_count, fail_count] = [count('pass'), count('fail')]
  const applied = pass_count + fail_count
  const pass_rate = applied === 0 ? null : Math.round((pass_count / applied) * 1e6) / 1e6
  return {
    pass_count,
    fail_count,
    na_count: count('na'),
    pass_rate,
    result: pass_rate === null ? null : pass_rate >= 0.9 ? 'pass' : pass_rate >= 0.7 ? 'attention' : 'fail',
  }
}
