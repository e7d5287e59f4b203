import { tourResult } from '#contract/RM/tourResult.ts'
import type { FieldLooks } from '#src/kit/form/FieldGroup.ts'
import { listOf } from '#src/kit/page/screens/listOf.tsx'
import { resultColors } from './colors.ts'

/** How fields of a result are shown where their kind alone is not enough. */
export const resultLooks: FieldLooks<typeof tourResult> = {
  result: { statusColors: resultColors },
}

/** The results of tours, the latest first. */
export const ResultList = listOf(tourResult, {
  looks: resultLooks,
  columns: [
    { source: 'title', width: 160, grows: true, sortable: false },
    { source: 'tour_id', width: 160, grows: true },
    { source: 'tour_date', width: 110 },
    { source: 'result', width: 100 },
    { source: 'pass_rate', width: 100 },
    { source: 'fail_count', width: 90 },
    { source: 'problem_count', width: 90, sortable: false },
    { source: 'checker_id', width: 110 },
  ],
  filters: ['result', 'tour_date', 'checker_id'],
  more: ['store_id', 'tour_id'],
  sort: { field: 'tour_date', order: 'DESC' },
})
