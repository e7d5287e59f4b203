import type { Context } from '#server/engine/context.ts'
import type { Job } from './defineJob.ts'
import type { JobStart, WithJob } from './startJob.ts'

/** The background work of this process. */
export interface Jobs {
  /**
   * Puts a job into the queue in somebody's name, if the person may start it (`startJob` lists the errors). A
   * state that waits for the job is written by `withJob`, in the job's own transaction: both are stored, or
   * neither.
   */
  readonly start: <B>(job: Job<B>, body: B, context: Context, withJob?: WithJob) => Promise<JobStart>
  /** Every job that this server can do. */
  readonly all: readonly Job[]
  /** Whether a job belongs to an area that is switched off, so that it does not start automatically. */
  readonly isOff: (job: Job) => Promise<boolean>
  /**
   * Starts a scheduled job now, in the name of the system. If it is under way already, that run is returned, and
   * `withJob` writes nothing.
   */
  readonly startNow: (job: Job, withJob?: WithJob) => Promise<JobStart>
  /** Starts to process the queue, and to start scheduled jobs. */
  readonly work: () => Promise<void>
  /** Ends running jobs within 4 s. Jobs that cannot stop in time are handed back, for another server. */
  readonly stop: () => Promise<void>
}
