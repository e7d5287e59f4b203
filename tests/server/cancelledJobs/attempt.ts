import { sql } from 'kysely'
import type { PgBoss } from 'pg-boss'
import { createClock } from '#server/base/clock.ts'
import { errorsOf } from '#server/base/errorCatalogue.ts'
import { createLog } from '#server/base/log.ts'
import { resourcesOf } from '#server/app/plugins/resourcesOf.ts'
import type { Job } from '#server/services/jobs/defineJob.ts'
import { openQueue, queueName } from '#server/services/jobs/queue.ts'
import { runTicket } from '#server/services/jobs/runTicket.ts'
import { Stop } from '#server/services/jobs/Stop.ts'
import { demoNow } from '#tests/support/embeddedTemplate.ts'
import { shippedHalves } from '#tests/support/shippedHalves.ts'
import type { TestServer } from '#tests/support/testServer.ts'

/** How an attempt ended, and how often the job looked whether it was cancelled. */
export interface JobEnd {
  readonly status: string
  readonly result: unknown
  readonly error: string | null
  readonly looks: number
}

/** Works off single jobs of a server that does not work off its own, each as a server does. */
export interface Worker {
  /** One attempt of a job that was started, cancelled when it looks for the `lookAt`-th time; 0: before it begins. */
  attempt: (job: Job, id: string, lookAt?: number) => Promise<JobEnd>
  stop: () => Promise<void>
}

export async function startWorker({ database }: TestServer): Promise<Worker> {
  const log = createLog('silent')
  const boss = await openQueue(database, log)
  const common = {
    db: database.db,
    uncommitted: database.uncommitted,
    boss,
    log,
    now: createClock(demoNow).business,
    resources: resourcesOf(shippedHalves),
    errors: errorsOf(shippedHalves),
    ...(database.giveWay ? { giveWay: database.giveWay } : {}),
  }
  return {
    attempt: async (job, id, lookAt = Infinity) => {
      const cancelling = new AbortController()
      let looks = 0
      const look = () => {
        looks += 1
        if (looks === lookAt) cancelling.abort(new Stop('cancelled'))
      }
      if (lookAt === 0) cancelling.abort(new Stop('cancelled'))
      const watched: Job = { ...job, run: (work) => job.run({ ...work, signal: watch(work.signal, look) }) }
      await runTicket(
        { ...common, known: new Map([[job.name, watched]]), stopping: cancelling.signal },
        await ticketOf(boss, id),
      )
      const { rows } = await sql<Omit<JobEnd, 'looks'>>`
        select status, result, error from job where _id = ${id}`.execute(database.db)
      if (!rows[0]) throw new Error(`no job ${id}`)
      return { ...rows[0], looks }
    },
    stop: () => boss.stop({ close: false }),
  }
}

/** What others wait for in the queue is left to nobody. */
async function ticketOf(boss: PgBoss, id: string) {
  for (;;) {
    const [ticket] = await boss.fetch<{ job: string }>(queueName, { includeMetadata: true })
    if (!ticket) throw new Error(`no ticket for ${id}`)
    if (ticket.data.job === id) return ticket
  }
}

/** A signal that calls `look` each time before it is looked at. */
const watch = (signal: AbortSignal, look: () => void): AbortSignal =>
  new Proxy(signal, {
    get: (target, name) => {
      if (name === 'aborted' || name === 'throwIfAborted') look()
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
