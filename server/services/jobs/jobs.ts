import type { Context } from '#server/engine/context.ts'
import type { Job } from './defineJob.ts'
import type { Started, WithJob } from './startJob.ts'

/** The background work of this process. */
export interface Jobs {
  /**
   * Puts a job into the queue in somebody's name, if the person may (`startJob` says when it is refused). A state that waits
   * for the job is written by `withJob`, in the job's own transaction: both are there, or neither.
   */
  readonly start: <B>(job: Job<B>, body: B, context: Context, withJob?: WithJob) => Promise<Started>
  /** Begins to work off what is queued, and to start what runs by the clock. */
  readonly work: () => Promise<void>
  /** Ends what is under way within 4 s. What cannot stop so soon is handed back, for another server. */
  readonly stop: () => Promise<void>
}
