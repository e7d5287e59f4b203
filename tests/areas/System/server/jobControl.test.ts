import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { text } from '#contract/localText.ts'
import { createLog } from '#server/base/log.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { defineJob } from '#server/services/jobs/defineJob.ts'
import { keepSchedule } from '#server/services/jobs/keepSchedule.ts'
import { openQueue } from '#server/services/jobs/queue.ts'
import { setParam } from '#tests/support/setParam.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const title = text('滴答', '滴答', 'Tick')
const common = { title, body: z.object({}), cancellable: false }

/** A job of every second, one of every day that fails with a secret in its error, and one that people start. */
const ticking = defineServerPlugin({
  id: 'ticking',
  jobs: [
    defineJob({ ...common, name: 'ticking.tick', every: 1, attempts: 1, run: async () => null }),
    defineJob({
      ...common,
      name: 'ticking.fall',
      every: 86_400,
      isDue: async () => false,
      attempts: 2,
      run: async () => {
        throw new RangeError('no such file: "/secret/13800138000.txt"')
      },
    }),
    defineJob({ ...common, name: 'ticking.ask', can: { all: [] }, attempts: 1, run: async () => null }),
  ],
})

const server = await serverForTests(undefined, undefined, {}, [ticking])
const admin = await server.as('admin')

const listed = async (name: string) =>
  (await admin.call('GET', '/sys/job')).data.list.find((job: { name: string }) => job.name === name)
const runs = async (name: string) => (await admin.call('GET', '/sys/job/runs', { name })).data.list
const run = (name: string) => admin.call('POST', '/sys/job/run', {}, { name })
const pause = (name: string, paused: boolean) => admin.call('POST', '/sys/job/pause', {}, { name, paused })

async function until<T>(look: () => Promise<T | undefined | false>): Promise<T> {
  for (let n = 0; n < 150; n += 1) {
    const found = await look()
    if (found) return found
    await sleep(100)
  }
  throw new Error('it did not come')
}

describe('the jobs of the server', () => {
  it('are all listed, with the next start of those that start by themselves', async () => {
    await until(async () => (await listed('ticking.tick')).last_status === 'done')
    const now = Date.now() / 1000
    expect(await listed('ticking.tick')).toMatchObject({
      title: { en_US: 'Tick' },
      every: 1,
      is_paused: false,
      failures: 0,
      last_ms: expect.any(Number),
    })
    const { next_at, every } = await listed('session.cleanup')
    expect(every).toBe(3600)
    expect(next_at % 3600).toBe(0)
    expect(next_at - now).toBeGreaterThan(0)
    expect(next_at - now).toBeLessThanOrEqual(3600)
    expect(await listed('ticking.ask')).toMatchObject({ every: null, next_at: null, runs: 0, last_at: null })
  })

  it('stand still while they are paused, but can be started, and go on afterwards', async () => {
    expect((await pause('ticking.tick', true)).data).toEqual({ is_paused: true })
    expect(await listed('ticking.tick')).toMatchObject({ is_paused: true, next_at: null })
    await sleep(1200)
    const [before] = await runs('ticking.tick')
    await sleep(2500)
    expect((await runs('ticking.tick'))[0]._id).toBe(before._id)

    const { data } = await run('ticking.tick')
    await until(async () => (await runs('ticking.tick'))[0]?.status === 'done')
    expect((await runs('ticking.tick'))[0]).toMatchObject({ _id: data.job_id, created_by: null, attempts: 1 })

    await pause('ticking.tick', false)
    await until(async () => (await runs('ticking.tick'))[0]._id !== data.job_id)
    const { rows } = await sql<{ action: string }>`
      select action, user_id from audit_log where entity = 'job_schedule' and entity_id = 'ticking.tick' order by _id`.execute(
      server.database.db,
    )
    expect(rows).toEqual(['pause', 'run', 'resume'].map((action) => ({ action, user_id: 'U001' })))
  })

  it('start in the same period once the database is well again', async () => {
    const log = createLog('silent')
    const boss = await openQueue(server.database, log)
    const stopping = new AbortController()
    const daily = defineJob({
      ...common,
      name: 'ticking.daily',
      every: 86_400,
      attempts: 1,
      run: async () => null,
    })
    const isOff = vi.fn().mockRejectedValueOnce(new Error('too many connections')).mockResolvedValue(false)
    const { db } = server.database
    void keepSchedule(daily, { db, boss, log, stopping: stopping.signal, isOff }, 20)
    await until(
      async () => (await sql`select from job where name = ${daily.name}`.execute(db)).rows.length > 0,
    )
    expect(isOff).toHaveBeenCalledTimes(2)
    stopping.abort()
    await boss.stop({ close: false })
  })

  it('say of each attempt why it failed, without the values in the error', async () => {
    const { data } = await run('ticking.fall')
    expect(await run('ticking.fall')).toMatchObject({ data: { job_id: data.job_id, deduplicated: true } })
    const failed = await until(async () => {
      const [latest] = await runs('ticking.fall')
      return latest?.status === 'failed' && latest
    })
    const entry = { at: expect.any(Number), ended: 'failed', detail: 'RangeError: no such file: "…' }
    expect(failed).toMatchObject({
      _id: data.job_id,
      attempts: 2,
      log: [
        { ...entry, attempt: 1 },
        { ...entry, attempt: 2 },
      ],
    })
    expect(failed.error).toBeTruthy()
    expect(await listed('ticking.fall')).toMatchObject({ last_status: 'failed', runs: 1, failures: 1 })
  })

  it('are not started while their area is switched off', async () => {
    const { length } = await runs('ticking.fall')
    await setParam(server, 'plugins.off', [{ plugin: 'ticking' }])
    expect(await run('ticking.fall')).toMatchObject({ errcode: 4091, data: { from: 'off' } })
    expect(await runs('ticking.fall')).toHaveLength(length)
    await setParam(server, 'plugins.off', [])
  })

  it('are not started without an entry in the audit log', async () => {
    const { db } = server.database
    const { length } = await runs('ticking.fall')
    await sql`alter table audit_log add constraint full_log check (action <> 'run') not valid`.execute(db)
    expect((await run('ticking.fall')).errcode).not.toBe(0)
    await sql`alter table audit_log drop constraint full_log`.execute(db)
    expect(await runs('ticking.fall')).toHaveLength(length)
  })

  it('cannot be made up, and what people start cannot be started or paused here', async () => {
    for (const answer of [await run('rm -rf'), await pause('gone.job', true)])
      expect(answer.errcode).toBe(4040)
    expect((await admin.call('GET', '/sys/job/runs', { name: 'gone.job' })).errcode).toBe(4040)
    for (const answer of [await run('ticking.ask'), await pause('ticking.ask', true)])
      expect(answer.errcode).toBe(4091)
  })
})
