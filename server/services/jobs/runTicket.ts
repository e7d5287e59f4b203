import type { PgBoss } from 'pg-boss'
import { ApiError } from '#contract/reply.ts'
import type { Context } from '#server/engine/context.ts'
import type { Log } from '#server/base/log.ts'
import type { ErrorCatalogue } from '#server/base/errorCatalogue.ts'
import { withoutValues } from '#server/base/withoutValues.ts'
import { JobFailure, type Job } from './defineJob.ts'
import { jobSubject } from './jobSubject.ts'
import { jobTexts } from './jobTexts.ts'
import { keepBeating } from './keepBeating.ts'
import { settle, type Outcome } from './settle.ts'
import type { Stop } from './Stop.ts'
import { takeUp, type TakenJob, type Ticket } from './takeUp.ts'

/** What jobs are run with. */
export interface JobServices extends Pick<Context, 'db' | 'resources' | 'uncommitted'> {
  readonly boss: PgBoss
  readonly log: Log
  /** By name. */
  readonly known: ReadonlyMap<string, Job>
  readonly errors: ErrorCatalogue
  /** Unix seconds of the business clock. */
  readonly now: () => number
  /** Aborts with a `Stop` when the server stops. */
  readonly stopping: AbortSignal
  readonly giveWay?: () => Promise<boolean>
}

/** Attempts of a job that is unknown here: a newer server may know it. */
const attemptsUnknown = 3
/** Milliseconds for a job to stop when the server does. */
const patience = 3000

/** One attempt of the job of a ticket, from taking it up to recording how it ended. */
export async function runTicket(surroundings: JobServices, ticket: Ticket): Promise<void> {
  const { db, boss, known } = surroundings
  const taken = await takeUp(db, ticket)
  if (!taken) return
  const job = known.get(taken.name)
  const began = performance.now()
  const outcome = job ? await attempt(surroundings, taken, job) : failed(jobTexts.unknown[taken.locale], true)
  const ms = performance.now() - began
  await settle(db, boss, { taken, ticket, outcome, allowed: job?.attempts ?? attemptsUnknown, ms })
}

async function attempt(surroundings: JobServices, taken: TakenJob, job: Job): Promise<Outcome> {
  const { db, resources, uncommitted, stopping, log, errors } = surroundings
  if (taken.cancel_requested) return { status: 'cancelled' }
  if (taken.attempts > job.attempts) return failed(jobTexts.stalled[taken.locale], false)
  const { signal, progress, end } = keepBeating(db, taken, stopping)
  try {
    const who = await jobSubject(db, taken)
    const context = {
      db,
      resources,
      uncommitted,
      who,
      requestId: taken._id,
      ip: null,
      now: surroundings.now(),
    }
    signal.throwIfAborted()
    const turns = surroundings.giveWay ? { giveWay: surroundings.giveWay } : {}
    const work = job.run({ body: job.body.parse(taken.body), context, progress, signal, ...turns })
    const result = await Promise.race([work, handedBack(signal)])
    return { status: 'done', result: JSON.stringify(result ?? null) }
  } catch (error) {
    if (isStop(signal)) return { status: signal.reason.how }
    log.error({ err: error, job: taken.name, id: taken._id }, 'job failed')
    const text = error instanceof JobFailure ? error.text : refusalOf(errors, error)
    const detail = detailOf(error)
    return text
      ? failed(text[taken.locale], false, detail)
      : failed(jobTexts.failed[taken.locale], true, detail)
  } finally {
    await end()
  }
}

const refusalOf = (errors: ErrorCatalogue, error: unknown) =>
  error instanceof ApiError ? errors.get(error.key)?.text : undefined

const failed = (error: string, again: boolean, detail: string | null = null): Outcome => ({
  status: 'failed',
  error,
  again,
  detail,
})

const detailOf = (error: unknown): string =>
  error instanceof Error ? withoutValues(`${error.name}: ${error.message}`).slice(0, 500) : 'not an error'

const isStop = (signal: AbortSignal): signal is AbortSignal & { reason: Stop } => signal.aborted

/**
 * Gives up a job that does not stop with the server; when it continues, it finds that it no longer owns the
 * row.
 */
const handedBack = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      if (isStop(signal) && signal.reason.how === 'handedBack') setTimeout(reject, patience, signal.reason)
    })
  })
