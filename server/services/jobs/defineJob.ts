import type { z } from 'zod'
import type { Rule } from '#contract/access.ts'
import type { Db } from '#server/db/database.ts'
import type { Context } from '#server/engine/context.ts'
import type { LocalText } from '#server/base/localText.ts'

/** Long work, as data and functions; methods, so that jobs of any body stand in one list. `B` is what one start is given. */
export interface Job<B = unknown> {
  /** Its area and what it does, such as `session.cleanup`; a plugin's begins with the plugin's id and a dot. */
  readonly name: string
  /** What people read. */
  readonly title: LocalText
  /** Checks what a start is given. It is kept as JSON and read by this schema again before each attempt. */
  readonly body: z.ZodType<B>
  /** Of the jobs with the same key one is open at a time. Without it any number is. */
  key?(body: B): string
  /** The site it is about. */
  site?(body: B): string
  /** Where in the console its work is seen, such as `/shops/performance`. */
  link?(body: B): string
  /** Who may start it; may speak of the site. Without it nobody may, and it runs by the clock. */
  readonly can?: Rule
  /** Starts by itself in every period of so many seconds, counted from 1970; then `{}` must be a body. */
  readonly every?: number
  /** Whether it stops when asked to, by `signal`. */
  readonly cancellable: boolean
  /** How often it may be begun before it has failed. */
  readonly attempts: number
  /**
   * Does it and answers its result, as JSON. A server can die at any moment and another begins again: what was done must
   * be found done. A transaction must not stay open while it computes. A `ApiError` is final; anything else is tried again.
   */
  run(work: Work<B>): Promise<unknown>
  /**
   * Ends the states that wait for such a job and have none that is open, and returns how many. Called when a server starts
   * and every minute, by several servers at once. A state that is written by `withJob` needs it only for what came in by another way, such as
   * a backup.
   */
  reconcile?(db: Db): Promise<number>
}

/** What an attempt works with. */
export interface Work<B> {
  readonly body: B
  /** In the name of whoever started it, with the rights of now; of the system for what runs by the clock. */
  readonly context: Context
  /** Says how far it is. Call it as often as you like, it is written once a second. */
  readonly progress: (done: number, total?: number) => void
  /** Aborts when the job was called off or taken over, or the server stops: end soon, by throwing its reason. */
  readonly signal: AbortSignal
}

/** Declares a job. It only checks types. */
export const defineJob = <B>(job: Job<B>): Job<B> => job
