import { job } from '#contract/core/job.ts'
import type { Page } from '#contract/reply.ts'
import { listCall, readCall } from '#contract/resourceCalls.ts'
import type { RecordOf } from '#contract/resource.ts'
import { useCall, type CallResult } from '#src/kit/base/call/useCall.ts'
import { isAbsent } from '#src/kit/base/call/isAbsent.ts'

/** A job in the API. */
export type Job = RecordOf<typeof job>

/** Whether it is queued or running. */
export const isOpen = ({ status }: Pick<Job, 'status'>): boolean =>
  status === 'queued' || status === 'running'

/** One job, fetched every two seconds until it has ended. */
export const useJob = (id: string): CallResult<Job> =>
  useCall(
    readCall(job),
    { params: { id } },
    { refreshOn: [job], refetchInterval: (read) => pauseFor(read && [read], false) },
  )

/** The user's own jobs, the latest first. */
export const useMyJobs = (person: string): CallResult<Page<Job>> =>
  useCall(
    listCall(job),
    { query: { cond: { created_by: person }, range: '0-7' } },
    {
      refreshOn: [job],
      refetchInterval: (read, error) => !isAbsent(error) && pauseFor(read?.list, 60_000),
    },
  )

/** Milliseconds until the next fetch: few while a job is running. */
const pauseFor = (jobs: readonly Job[] | undefined, otherwise: number | false): number | false =>
  jobs?.some(isOpen) ? 2000 : otherwise
