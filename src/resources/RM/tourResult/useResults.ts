import { listCall } from '#contract/resourceCalls.ts'
import { tour } from '#contract/RM/tour.ts'
import { tourProblem } from '#contract/RM/tourProblem.ts'
import { tourResult } from '#contract/RM/tourResult.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'

const results = listCall(tourResult)
const options = { refreshOn: [tour, tourResult, tourProblem], keepsPrevious: true }

/** The results of the shops of a tour. */
export function useResults(tour_id: string | undefined) {
  const { data, ...state } = useCall(
    results,
    tour_id ? { query: { cond: { tour_id }, range: '0-99' } } : null,
    options,
  )
  return { ...state, results: data?.list }
}
