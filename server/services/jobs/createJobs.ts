import type { PgBoss } from 'pg-boss'
import type { Clock } from '#server/base/clock.ts'
import type { Database } from '#server/db/database.ts'
import type { ErrorCatalogue } from '#server/base/errorCatalogue.ts'
import { newId } from '#server/base/newId.ts'
import { authorize } from '#server/engine/refuse.ts'
import { requireSite } from '#server/engine/scope.ts'
import type { Log } from '#server/base/log.ts'
import type { Context } from '#server/engine/context.ts'
import type { Settings } from '#server/base/settings.ts'
import type { Job } from './defineJob.ts'
import type { Jobs } from './jobs.ts'
import { keepReconciled } from './keepReconciled.ts'
import { keepSchedule } from './keepSchedule.ts'
import { openQueue, queueName, takeBack } from './queue.ts'
import { runTicket, type JobServices } from './runTicket.ts'
import { startJob, startScheduled } from './startJob.ts'
import { Stop } from './Stop.ts'

/** What the jobs of a process are created from. */
interface JobsOptions {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly resources: Context['resources']
  readonly errors: ErrorCatalogue
  /** Every job that this server can do. */
  readonly all: readonly Job[]
  /** Whether a scheduled job belongs to an area that is switched off. */
  readonly isOff: (job: Job) => Promise<boolean>
  readonly settings: Pick<Settings, 'JOBS_PER_PERSON'>
}

/**
 * Jobs run one at a time on the embedded database, which has a single connection, and otherwise two at a time
 * in each process.
 */
const atOnce = { pglite: 1, postgresql: 2 }

/** The jobs of this process. Nothing happens before `work` or the first `start`. */
export function createJobs({
  database,
  clock,
  log,
  resources,
  errors,
  all,
  isOff,
  settings,
}: JobsOptions): Jobs {
  const { db, kind, uncommitted } = database
  const known = new Map(all.map((job) => [job.name, job]))
  const stopping = new AbortController()
  let opened: Promise<PgBoss> | undefined
  const workers: string[] = []
  const queue = (): Promise<PgBoss> => (opened ??= openQueue(database, log))

  return {
    start: async (job, body, context, withJob) => {
      const site = job.site?.(body)
      if (site !== undefined) requireSite(context.who, site)
      authorize(job.can, context.who, { site })
      const boss = await queue()
      const perPerson = settings.JOBS_PER_PERSON
      const start = { job, body, id: newId(), by: context.who.id, perPerson, withJob }
      const started = await startJob(db, boss, start)
      for (const worker of workers) boss.notifyWorker(worker)
      return started
    },
    all,
    isOff,
    startNow: async (job, withJob) => {
      const started = await startScheduled(db, await queue(), job, withJob)
      for (const worker of workers) (await queue()).notifyWorker(worker)
      return started
    },
    work: async () => {
      const boss = await queue()
      if (kind === 'pglite') await takeBack(db, boss)
      const surroundings = {
        db,
        boss,
        log,
        known,
        now: clock.business,
        resources,
        errors,
        uncommitted,
        stopping: stopping.signal,
        ...(database.giveWay ? { giveWay: database.giveWay } : {}),
      }
      await keepReconciled(surroundings)
      while (workers.length < atOnce[kind]) workers.push(await oneAtATime(boss, surroundings))
      for (const job of known.values()) void keepSchedule(job, { ...surroundings, isOff })
    },
    stop: async () => {
      stopping.abort(new Stop('handedBack'))
      await (await opened)?.stop({ close: false, timeout: 4000 })
    },
  }
}

/**
 * Does one job after the other; returns the worker's id. It checks every second, and at once when it is
 * notified or has just finished a job.
 */
async function oneAtATime(boss: PgBoss, surroundings: JobServices): Promise<string> {
  const worker = await boss.work<{ job: string }>(
    queueName,
    { pollingIntervalSeconds: 1, heartbeatRefreshSeconds: 2 },
    async ([ticket]) => {
      if (ticket) await runTicket(surroundings, ticket)
      boss.notifyWorker(worker)
    },
  )
  return worker
}
