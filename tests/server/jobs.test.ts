// @runs both databases, in full runs
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createClock } from '#server/base/clock.ts'
import { openDatabase, type Db } from '#server/db/database.ts'
import { createLog } from '#server/base/log.ts'
import { cleanUp } from '#server/services/jobs/cleanUp.ts'
import { defineJob } from '#server/services/jobs/defineJob.ts'
import { errorsOf } from '#server/base/errorCatalogue.ts'
import { resourcesOf } from '#server/app/plugins/resourcesOf.ts'
import { createJobs } from '#server/services/jobs/createJobs.ts'
import { defineServerPlugin, type ServerPlugin } from '#server/http/defineServerPlugin.ts'
import { readSettings } from '#server/base/settings.ts'
import type { Answer, Client } from '#tests/support/client.ts'
import { demoNow } from '#tests/support/embeddedTemplate.ts'
import { copyWithCounting } from '#tests/support/copyWithCounting.ts'
import type { InstallationCopy } from '#tests/support/installation.ts'
import counting from '#tests/support/sampleJobs.ts'
import { killServers } from '#tests/support/serverProcess.ts'
import { newDatabase, testDatabase } from '#tests/support/testDatabase.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

const title = { zh_CN: '滴答', zh_TW: '滴答', en_US: 'Tick' }

/** Runs every second; each run writes down the id of its row. */
const ticking = defineServerPlugin({
  id: 'ticking',
  jobs: [
    defineJob({
      name: 'ticking.tick',
      title,
      body: z.object({}),
      every: 1,
      cancellable: false,
      attempts: 1,
      run: async ({ context: { db, requestId, who } }) => {
        await sql`insert into ticking_run values (${requestId}, ${who.id})`.execute(db)
      },
    }),
  ],
  migrations: { '0001_run': 'create table ticking_run (job text, who text)' },
})

/** A plugin that is installed nowhere: what it starts, nobody can do. */
const gone = defineJob({
  name: 'gone.job',
  title,
  body: z.object({}),
  can: { all: [] },
  cancellable: false,
  attempts: 3,
  run: () => Promise.reject(new Error('never')),
})

describe.each([testDatabase])('long work on %s', (kind) => {
  let server: TestServer
  let admin: Client
  let editor: Client
  let failing: string
  let lost: string
  beforeAll(async () => {
    server = await startTestServer(kind, undefined, {}, [counting, ticking])
    admin = await server.as('admin')
    editor = await server.as('brand.editor')
    failing = await start(editor, { place: 'failing', fail: 9 })
    lost = await startUnknown(server)
  })
  afterAll(() => server.stop())

  it('is seen growing by whoever started it, who is told when it is done', async () => {
    const begun = Math.floor(Date.now() / 1000)
    const id = await start(editor, { place: 'roof', steps: 25, pause: 100 })
    const halfway = await jobWhen(editor, id, ({ progress }) => progress > 0)
    expect(halfway).toMatchObject({ status: 'running', total: 25, attempts: 1, finished_at: null })
    expect(halfway.progress).toBeCloseTo(halfway.done / 25, 3)
    expect(halfway.progress).toBeLessThan(1)
    expect(halfway.heartbeat_at).toBeGreaterThanOrEqual(begun)

    const over = await jobWhen(editor, id, isOver)
    expect(over).toMatchObject({
      status: 'done',
      progress: 1,
      done: 25,
      result: { counted: 25 },
      error: null,
      title: { en_US: 'Count' },
      link: '/counting/roof',
    })
    expect(await notices(server.database.db, id)).toEqual([
      { type: 'job.done', link: '/counting/roof', params: { title: '清点' } },
    ])
  })

  it('is run in the name of whoever started it', async () => {
    const id = await start(editor, { place: 'name' })
    const { created_by } = await jobWhen(editor, id, isOver)
    const { rows } = await sql`select who from counting_begin where place = 'name'`.execute(
      server.database.db,
    )
    expect(rows).toEqual([{ who: created_by }])
  })

  it('is nobody else’s to see or to call off, but the administrator’s', async () => {
    const id = await start(editor, { place: 'mine', steps: 1 })
    const stranger = await server.as('gz.manager')
    expect(await stranger.call('GET', `/job/${id}`)).toMatchObject({ errcode: 4040 })
    expect(await stranger.list('/job', { cond: { _id: id } })).toMatchObject({ data: { total: 0 } })
    expect(await stranger.call('POST', `/job/${id}/cancel`)).toMatchObject({ errcode: 4040 })
    expect((await admin.call('GET', `/job/${id}`)).data._id).toBe(id)
    await jobWhen(editor, id, isOver)
    expect(await editor.call('POST', `/job/${id}/cancel`)).toMatchObject({ errcode: 4091 })
    expect(await editor.create('/job', { name: 'x' })).toMatchObject({ errcode: 4030 })
    expect(await server.anonymous.list('/job')).toMatchObject({ errcode: 555 })
  })

  it('is tried again after something went wrong', async () => {
    const id = await start(editor, { place: 'shaky', fail: 1 })
    expect(await jobWhen(editor, id, isOver)).toMatchObject({ status: 'done', attempts: 2, error: null })
  })

  it('stops soon when it is called off, and at once while it waits', async () => {
    const id = await start(editor, { place: 'long', steps: 60_000, pause: 5 })
    await jobWhen(editor, id, ({ status }) => status === 'running')
    // One after the other, so that the last is behind all of them where two are done at once.
    const behind: string[] = []
    for (const place of ['a', 'b', 'c']) behind.push(await start(editor, { place, steps: 600, pause: 50 }))
    const last = String(behind[2])
    expect(await editor.call('POST', `/job/${last}/cancel`)).toMatchObject({ data: { status: 'cancelled' } })
    expect(await editor.call('POST', `/job/${id}/cancel`)).toMatchObject({ data: { status: 'running' } })
    const over = await jobWhen(editor, id, isOver)
    expect(over).toMatchObject({ status: 'cancelled', result: null })
    expect(over.done).toBeLessThan(60_000)
    for (const other of behind.slice(0, 2)) {
      await editor.call('POST', `/job/${other}/cancel`)
      expect(await jobWhen(editor, other, isOver)).toMatchObject({ status: 'cancelled' })
    }
    const { rows } = await sql`select from counting_begin where place = 'c'`.execute(server.database.db)
    expect(rows).toEqual([])
    expect(await notices(server.database.db, id)).toEqual([])
  })

  it('is one at a time for its key: the same is joined, another is refused with the one that runs', async () => {
    const body = { place: 'hall', steps: 30, pause: 50 }
    const begun = await Promise.all([1, 2, 3, 4].map(() => editor.call('POST', '/counting/start', {}, body)))
    const ids = new Set(begun.map(({ data }) => data.job_id))
    expect(ids.size).toBe(1)
    expect(begun.filter(({ data }) => !data.deduplicated)).toHaveLength(1)
    const [id = ''] = ids
    const other = await server.as('gz.manager')
    expect(await other.call('POST', '/counting/start', {}, { ...body, steps: 31 })).toMatchObject({
      errcode: 4095,
      data: { job_id: id },
    })
    expect(await other.call('GET', `/job/${id}`)).toMatchObject({ errcode: 0, data: { key: 'hall' } })
    expect(await other.call('POST', `/job/${id}/cancel`)).toMatchObject({ errcode: 4030 })
    await jobWhen(other, id, isOver)
    expect(await notices(server.database.db, id)).toHaveLength(2)

    const again = await editor.call('POST', '/counting/start', {}, body)
    expect(again.data).toMatchObject({ deduplicated: false, status: 'queued' })
    await jobWhen(editor, again.data.job_id, isOver)
  })

  it('starts once in every period that the clock gives it, whatever the number of servers', async () => {
    const second = kind === 'postgresql' ? await workBeside(server, [counting, ticking]) : undefined
    const ids = await Promise.all(
      Array.from({ length: 8 }, (_, i) => start(editor, { place: `shared ${i}`, steps: 5, pause: 40 })),
    )
    for (const id of ids)
      expect(await jobWhen(editor, id, isOver)).toMatchObject({ status: 'done', attempts: 1 })
    await sleep(1500)
    await second?.()
    const { db } = server.database
    const { rows } = await sql<{ job: string; runs: number; who: string }>`
      select job, count(*) as runs, min(who) as who from ticking_run group by job`.execute(db)
    expect(rows.length).toBeGreaterThan(4)
    expect(rows.filter(({ runs, who }) => runs !== 1 || who !== 'system')).toEqual([])
    const ends = await sql`select place from counting_end where place like 'shared %'`.execute(db)
    expect(ends.rows).toHaveLength(8)
  })

  it('removes what is over, in batches, and nothing else', async () => {
    const { db } = server.database
    await sql`insert into captcha_used select 'old' || n, 1 from generate_series(1, 2500) n`.execute(db)
    await sql`insert into captcha_used values ('good', 9999999999)`.execute(db)
    const sessions = await sql`select token_hash from session`.execute(db)
    await sql`
      insert into idempotency (user_id, path, key, digest, at) values
        ('U1', '/x', 'k', '', 1), ('U2', '/x', 'k', '', extract(epoch from now()))`.execute(db)
    const told: number[] = []
    const work = {
      body: {},
      context: { db } as Parameters<typeof cleanUp.run>[0]['context'],
      progress: (done: number) => told.push(done),
      signal: new AbortController().signal,
    }
    expect(await cleanUp.run(work)).toEqual({ removed: 2501 })
    expect((await sql`select user_id from idempotency`.execute(db)).rows).toEqual([{ user_id: 'U2' }])
    expect(told).toEqual(expect.arrayContaining([1000, 2000, 2500]))
    expect((await sql`select id_hash from captcha_used`.execute(db)).rows).toEqual([{ id_hash: 'good' }])
    expect((await sql`select token_hash from session`.execute(db)).rows).toEqual(sessions.rows)
  })

  it('fails in the end, and says so in a sentence, when it never works', async () => {
    const over = await jobWhen(editor, failing, isOver)
    expect(over).toMatchObject({ status: 'failed', attempts: 3, result: null })
    expect(over.error).toMatch(/^任务出错/)
    expect(await notices(server.database.db, failing)).toEqual([
      expect.objectContaining({ type: 'job.failed' }),
    ])
  })

  it('fails when its plugin has been taken out, and says that', async () => {
    expect(await jobWhen(editor, lost, isOver)).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('插件'),
    })
  })
})

describe.each([testDatabase])('long work on %s whose server is stopped and killed', (kind) => {
  let copy: InstallationCopy
  let settings: Record<string, string>
  const cleaning: (() => unknown)[] = []
  beforeAll(async () => {
    copy = copyWithCounting()
    cleaning.push(copy.remove)
    const place = await newDatabase(kind)
    cleaning.push(place.remove)
    settings = { ...place.settings, DEMO_NOW: demoNow }
  })
  afterAll(async () => {
    await killServers()
    for (const clean of cleaning) await clean()
  })

  it('is handed back, goes on elsewhere, is taken over, and is done once', async () => {
    const first = await copy.start(settings)
    const editor = await first.anonymous.signIn('brand.editor')
    const [id, stubborn] = await Promise.all([
      start(editor, { place: 'yard', steps: 120, pause: 20, hold: 100 }),
      start(editor, { place: 'cellar', steps: 100, pause: 50, stubborn: true }),
    ])
    await jobWhen(editor, id, ({ done }) => done > 5)
    const ended = await first.stop()
    expect(ended).toMatchObject({ code: 0 })

    const second = await copy.start(settings)
    const there = await second.anonymous.signIn('brand.editor')
    expect(await jobWhen(there, id, ({ status }) => status === 'running')).toMatchObject({ attempts: 1 })
    await jobWhen(there, id, ({ done }) => done === 99)
    const third = kind === 'postgresql' ? await copy.start(settings) : undefined
    await second.kill()
    const survivor = third ?? (await copy.start(settings))
    const since = Date.now()

    const person = await survivor.anonymous.signIn('brand.editor')
    await jobWhen(person, id, ({ attempts }) => attempts > 1, 40_000)
    console.log(`${kind}: taken over ${Date.now() - since} ms after kill -9, with a server there`)
    await person.call('POST', '/counting/open', {}, { place: 'yard' })
    expect(await jobWhen(person, id, isOver, 40_000)).toMatchObject({
      status: 'done',
      attempts: 2,
      done: 120,
    })
    expect(await jobWhen(person, stubborn, isOver, 40_000)).toMatchObject({ status: 'done' })
    await survivor.stop()

    const { db, close } = await openDatabase(readSettings(settings), () => undefined)
    const ends = await sql`select place from counting_end where place = 'yard'`.execute(db)
    const steps = await sql<{ pid: number }>`select pid from counting_step where place = 'yard'`.execute(db)
    // What the schedule starts every minute can be under way when the server stops.
    const open = await sql`
      select _id from job where status in ('queued', 'running') and name = 'counting.count'`.execute(db)
    const tickets = await sql`
      select id from pgboss.job where state < 'completed' and data ->> 'job' = any(${[id, stubborn]})`.execute(
      db,
    )
    await close()
    expect(ends.rows).toHaveLength(1)
    expect(steps.rows).toHaveLength(120)
    expect(new Set(steps.rows.map(({ pid }) => pid)).size).toBeGreaterThan(1)
    expect([open.rows, tickets.rows]).toEqual([[], []])
  })
})

// What a test looks at of a job; the contract says more.
type JobState = Answer['data']

const isOver = ({ status }: JobState): boolean => ['done', 'failed', 'cancelled'].includes(status)

async function start(client: Client, body: object): Promise<string> {
  const { data, errcode } = await client.call('POST', '/counting/start', {}, body)
  expect(errcode).toBe(0)
  return data.job_id
}

/** The job as soon as it is as wanted. */
async function jobWhen(
  client: Client,
  id: string,
  isWanted: (job: JobState) => boolean,
  timeout = 20_000,
): Promise<JobState> {
  for (const end = Date.now() + timeout; ; await sleep(50)) {
    const { data } = await client.call('GET', `/job/${id}`)
    if (isWanted(data)) return data
    if (Date.now() > end) throw new Error(`the job stays ${JSON.stringify(data)}`)
  }
}

/** What was told of a job, found by what it was told to whom after its end. */
async function notices(db: Db, id: string): Promise<unknown[]> {
  const { rows } = await sql`
    select n.type, n.link, n.params from notification n
    join job on job._id = ${id} and n.user_id = any(job.followers) and n.link = job.link
    where n.type like 'job.%'`.execute(db)
  return rows
}

async function startUnknown({ database, as }: TestServer): Promise<string> {
  const { data } = await (await as('brand.editor')).call('GET', '/userinfo')
  const jobs = createJobs({
    database,
    clock: createClock(undefined),
    log: createLog('silent'),
    resources: new Map(),
    errors: errorsOf([]),
    all: [],
    isOff: () => Promise.resolve(false),
    settings: readSettings({}),
  })
  const who = {
    id: data._id,
    isAdmin: false,
    isManager: false,
    hasEverySite: false,
    permissions: new Set<string>(),
    roleTypes: new Set<string>(),
    departments: [],
    sites: [],
    site: null,
    stores: null,
  }
  const context = { db: database.db, resources: new Map(), who, requestId: 'test', ip: null, now: 0 }
  const { job_id } = await jobs.start(gone, {}, context)
  await jobs.stop()
  return job_id
}

/** Another server's jobs on the same PostgreSQL; answers how to stop them. */
async function workBeside({ settings }: TestServer, plugins: ServerPlugin[]): Promise<() => Promise<void>> {
  const database = await openDatabase(settings, () => undefined)
  const jobs = createJobs({
    database,
    clock: createClock(undefined),
    log: createLog('silent'),
    resources: resourcesOf(plugins),
    errors: errorsOf(plugins),
    all: plugins.flatMap((plugin) => plugin.jobs ?? []),
    isOff: () => Promise.resolve(false),
    settings: readSettings({}),
  })
  await jobs.work()
  return async () => {
    await jobs.stop()
    await database.close()
  }
}
