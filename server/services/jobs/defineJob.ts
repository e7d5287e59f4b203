import { z } from 'zod'
import type { Rule } from '#contract/access.ts'
import type { Db } from '#server/db/database.ts'
import type { Context } from '#server/engine/context.ts'
import type { LocalText } from '#contract/localText.ts'

/**
 * A background job, as data and functions; methods, so that jobs with any body fit in one list. `B` is the
 * input of one start.
 */
export interface Job<B = unknown> {
  /**
   * Its area and what it does, such as `session.cleanup`; for a plugin it begins with the plugin's id and a
   * dot.
   */
  readonly name: string
  /** The name that people see. */
  readonly title: LocalText
  /**
   * Checks the input of a start. It is stored as JSON and parsed by this schema again before each attempt.
   */
  readonly body: z.ZodType<B>
  /** Only one job with the same name and key is open at a time. Without a key there is no such limit. */
  key?(body: B): string
  /** The site it is about. */
  site?(body: B): string
  /** The page of the console that shows its work, such as `/shops/performance`. */
  link?(body: B): string
  /**
   * Who may start it; the rule can refer to the site. Without it nobody may start it, and it is only
   * scheduled.
   */
  readonly can?: Rule
  /**
   * Starts automatically in every period of this many seconds, counted from 1970, at most 30 days; `{}` must then
   * be a valid body.
   */
  readonly every?: number
  /** Whether there is anything to do; a period in which there is not is skipped. By default there always is. */
  isDue?(db: Db): Promise<boolean>
  /** Whether it stops on request, by `signal`. */
  readonly cancellable: boolean
  /** How often it can be started before it has failed. */
  readonly attempts: number
  /**
   * Does the work and returns its result, as JSON. A server can die at any moment and another starts again,
   * so it must recognise work that is already done. Do not keep a transaction open while it computes. An
   * `ApiError` or a `JobFailure` is final; after any other error it is tried again.
   */
  run(work: Work<B>): Promise<unknown>
  /**
   * Ends the states that wait for such a job although none is open, and returns how many. Called when a
   * server starts and every minute, by several servers at once. A state that is written by `withJob` needs it
   * only for data that came in another way, such as from a backup.
   */
  reconcile?(db: Db): Promise<number>
}

/** What an attempt works with. */
export interface Work<B> {
  /** The input of the start. */
  readonly body: B
  /**
   * In the name of the person who started it, with their current rights; for scheduled jobs, and for others
   * with `asSystem`, in the name of the system.
   */
  readonly context: Context
  /** Reports progress. Call it as often as you like; it is written once a second. */
  readonly progress: (done: number, total?: number) => void
  /**
   * Aborts when the job was cancelled or taken over, or the server stops: end soon, by throwing its reason.
   */
  readonly signal: AbortSignal
  /**
   * Lets everybody else have their turn. Call it between the steps of long work: on the embedded database all
   * share one connection. Resolves to whether people are at work: then steps should be short. Absent on a PostgreSQL
   * server, where others have connections of their own.
   */
  readonly giveWay?: () => Promise<boolean>
}

/** Ends a job as failed, with a sentence for the people who see it. */
export class JobFailure extends Error {
  readonly text: LocalText
  constructor(text: LocalText) {
    super(text.en_US)
    this.text = text
  }
}

/**
 * A job as it is declared. By default it takes nothing, stops on request, and is tried three times; a scheduled job is open only
 * once at a time.
 */
export type JobDeclaration<B> = Omit<Job<B>, 'body' | 'cancellable' | 'attempts'> &
  Partial<Pick<Job<B>, 'body' | 'cancellable' | 'attempts'>>

/** Declares a job. */
export const defineJob = <B = Record<never, never>>(job: JobDeclaration<B>): Job<B> => ({
  // What takes nothing has the type that its declaration says.
  body: z.object({}) as z.ZodType<unknown> as z.ZodType<B>,
  cancellable: true,
  attempts: 3,
  ...(job.every !== undefined && { key: () => '' }),
  ...job,
})
