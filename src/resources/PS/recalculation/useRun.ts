import { retailCalcStatus } from '#contract/PS/retailCalculation.ts'
import { retailCalcRun } from '#contract/PS/retailCalcRun.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { useSubject } from '#src/kit/base/person/subject.ts'

/** Milliseconds between two looks at a run. */
export const pause = 3000

/** Whether a run is not over. */
export const isUnderWay = (status: string | null | undefined): boolean =>
  status === 'queued' || status === 'running'

/** The latest run of the current site, followed while it is not over. */
export function useRun() {
  const { site } = useSubject()
  const result = useCall(retailCalcStatus, site === null ? null : { query: { site } }, {
    refreshOn: [retailCalcRun],
    refetchInterval: (data) => (isUnderWay(data?.status) ? pause : false),
  })
  return { ...result, isOpen: isUnderWay(result.data?.status) }
}
