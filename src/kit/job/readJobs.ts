import type { job } from '#contract/core/job.ts'
import type { Page } from '#contract/reply.ts'
import type { RecordOf } from '#contract/resource.ts'
import { wholeAnswerOf } from '#src/kit/answerOf.ts'
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
  wholeAnswerOf<Job>(calls, { method: 'GET', path: `/job/${encodeURIComponent(id)}` }, 'status', signal)

/** The person's own jobs, the last ones first. */
export const readMyJobs = async (calls: Calls, person: string, signal: AbortSignal): Promise<Job[]> => {
  const query = { cond: { created_by: person }, range: '0-7' }
  return (await wholeAnswerOf<Page<Job>>(calls, { method: 'GET', path: '/job', query }, 'list', signal)).list
}
