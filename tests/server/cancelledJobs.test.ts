// @runs both databases, in full runs
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startChatServer } from '#tests/support/chatServer.ts'
import { expected, lineProblems } from '#tests/areas/gathered.ts'
import type { Client } from '#tests/support/client.ts'
import { startTestServer } from '#tests/support/testServer.ts'
import { startWorker, type JobEnd } from './cancelledJobs/attempt.ts'
import { cases } from './cancelledJobs/cases.ts'
import type { Stage } from './cancelledJobs/jobCase.ts'

/** One server whose jobs run undisturbed, and one whose jobs are cancelled at every point where they look. */
let whole: Awaited<ReturnType<typeof open>>
let cut: Awaited<ReturnType<typeof open>>
beforeAll(async () => {
  whole = await open()
  cut = await open()
})
afterAll(() => Promise.all([whole.close(), cut.close()]))

async function open() {
  const chat = await startChatServer()
  const server = await startTestServer(undefined, undefined, {
    NOTICE_ROBOTS: `GZ=wecom+${chat.url}/gz?key=K, *=wecom+${chat.url}/all?key=A`,
  })
  const worker = await startWorker(server)
  const { db } = server.database
  const clients = new Map<string, Promise<Client>>()
  const as = (name: string): Promise<Client> => {
    const known = clients.get(name) ?? server.as(name)
    clients.set(name, known)
    return known
  }
  const jobOf = (name: string) => {
    const job = server.jobs.all.find((one) => one.name === name)
    if (!job) throw new Error(`no job ${name}`)
    return job
  }
  const stage: Stage = {
    server,
    db,
    chat,
    as,
    runWhole: (name, id) => worker.attempt(jobOf(name), id),
  }
  return {
    stage,
    jobOf,
    attempt: worker.attempt,
    /** Starts the job, and has one attempt at it. */
    run: async (name: string, lookAt?: number): Promise<JobEnd> => {
      const start = cases[name]?.start
      const id = start ? await start(stage) : (await server.jobs.startNow(jobOf(name))).job_id
      return worker.attempt(jobOf(name), id, lookAt)
    },
    /** What a job that is over would have left behind if something went wrong. */
    left: async () => {
      const { rows } = await sql`
        select (select count(*)::int from pg_locks where locktype = 'advisory' and database = (
            select oid from pg_database where datname = current_database())) as locks,
          (select count(*)::int from pg_stat_activity where datname = current_database() and state like 'idle in%') as open,
          (select count(*)::int from job where status = 'running') as running,
          (select count(*)::int from import_run where state in ('checking', 'applying')) as importing`.execute(
        db,
      )
      return rows[0]
    },
    close: async () => {
      await worker.stop()
      await server.stop()
      await chat.stop()
    },
  }
}

it('every job that can be cancelled has a case', () => {
  const cancellable = whole.stage.server.jobs.all.filter((job) => job.cancellable)
  const names = cancellable.map(({ name }) => name)
  const areaOf = (name: string) => name.split('.')[0] ?? ''
  const example = (name: string) => `'${name}': how it is started, and what shows that it was done`
  const ofAreas = names.filter((name) => areaOf(name) in expected)
  expect(lineProblems({ part: 'cancelledJobs', names: ofAreas, example, areaOf })).toEqual([])
  expect(names.toSorted()).toEqual(Object.keys(cases).toSorted())
})

describe.each(Object.entries(cases))('%s', (name, { prepare, outcome, leaves }) => {
  it(
    'that is cancelled at every point ends with what it would have done at once',
    { timeout: 240_000 },
    async () => {
      await prepare?.(whole.stage)
      await prepare?.(cut.stage)
      const before = await outcome(cut.stage)
      expect(await outcome(whole.stage)).toEqual(before)

      const done = await whole.run(name)
      expect(done).toMatchObject({ status: 'done', error: null })
      const expected = await outcome(whole.stage)
      expect(expected).not.toEqual(before)
      expect(done.looks).toBeGreaterThan(0)

      const quiet = { locks: 0, open: 0, running: 0, importing: 0 }
      const half: number[] = []
      let cancelled = 0
      for (let lookAt = 0; ; lookAt += 1) {
        const ended = await cut.run(name, lookAt)
        // A lock goes with the statement that gives it back.
        await expect.poll(() => cut.left()).toEqual(quiet)
        if (ended.status === 'done') break
        expect(ended).toMatchObject({ status: 'cancelled', result: null, error: null })
        const isWhole = isDeepStrictEqual(await outcome(cut.stage), before)
        if (!isWhole && (lookAt === 0 || leaves === 'nothing')) half.push(lookAt)
        cancelled += 1
      }
      expect(half).toEqual([])
      expect(cancelled).toBeGreaterThan(1)
      expect(await outcome(cut.stage)).toEqual(expected)
    },
  )
})

it('a job whose attempt failed after it was cancelled is not tried again', async () => {
  const { stage, attempt, jobOf } = whole
  const { job_id } = await stage.server.jobs.startNow(jobOf('session.cleanup'))
  const admin = await stage.as('admin')
  const failing = {
    ...jobOf('session.cleanup'),
    run: async () => {
      expect((await admin.call('POST', `/job/${job_id}/cancel`)).errcode).toBe(0)
      throw new Error('the connection was lost')
    },
  }
  expect(await attempt(failing, job_id)).toMatchObject({ status: 'queued' })
  await sql`update pgboss.job set start_after = now() where data->>'job' = ${job_id}`.execute(stage.db)
  expect(await attempt(jobOf('session.cleanup'), job_id)).toMatchObject({ status: 'cancelled', looks: 0 })
})
