import type { job } from '#contract/job.ts'
import type { Page } from '#contract/reply.ts'
import type { RecordOf } from '#contract/resource.ts'
import type { Calls } from '#src/providers/calls.ts'

/** A job as it travels. */
export type Job = RecordOf<typeof job>

/** Every query about jobs begins so; make it stale when something starts or ends one. */
export const jobsKey = ['jobs']

/** Whether it still waits or runs. */
export const isOpen = ({ status }: Pick<Job, 'status'>): boolean =>
  status === 'queued' || status === 'running'

/** Milliseconds until one looks again: often while something is under way. */
export const pauseFor = (jobs: readonly Job[] | undefined, otherwise: number | false): number | false =>
  jobs?.some(isOpen) ? 2000 : otherwise

/** One job. Rejects with what the back end said; nobody else hears of it. */
export const readJob = (calls: Calls, id: string, signal: AbortSignal): Promise<Job> =>
  read<Job>(calls, { path: `/job/${encodeURIComponent(id)}` }, signal)

/** The person's own jobs, the last ones first. */
export const readMyJobs = async (calls: Calls, person: string, signal: AbortSignal): Promise<Job[]> => {
  const query = { cond: { created_by: person }, range: '0-7' }
  return (await read<Page<Job>>(calls, { path: '/job', query }, signal)).list
}

async function read<T extends object>(
  calls: Calls,
  request: { path: string; query?: Record<string, unknown> },
  signal: AbortSignal,
): Promise<T> {
  let failure: Error | undefined
  const answer = await calls.call<T>(
    { method: 'GET', ...request },
    { signal, onError: (error) => (failure = error) },
  )
  signal.throwIfAborted()
  if (failure) throw failure
  // Nothing failed, so it is whole.
  return answer as T
}
