import { job } from '#contract/core/job.ts'
import { listCall } from '#contract/resourceCalls.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'

/** The id of the job that calculates a run at the moment, for the person who started it; null if none does. */
export function useBillingJob(run: string | undefined): string | null {
  const { data } = useCall(
    listCall(job),
    run === undefined
      ? null
      : {
          query: {
            cond: { name: 'PS.bill', key: run, status: { $in: ['queued', 'running'] } },
            range: '0-0',
          },
        },
    { refreshOn: [job] },
  )
  return data?.list[0]?._id ?? null
}
