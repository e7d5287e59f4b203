// @runs embedded only, in full runs
import { runJob, startOperator, type TestOperator } from 'atrium/serverTesting'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { signedIn } from '#contract/access.ts'
import { seconds } from '#contract/dayFields.ts'
import { choice, ref, siteNumber, text } from '#contract/fields.ts'
import { lifecycle } from '#contract/lifecycle.ts'
import { resource } from '#contract/resource.ts'
import { insert } from '#server/engine/create.ts'
import { list } from '#server/engine/read.ts'
import { takeStep } from '#server/engine/takeStep.ts'
import { transact } from '#server/engine/transact.ts'
import { visibleTable } from '#server/engine/visible.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { defineJob } from '#server/services/jobs/defineJob.ts'
import { notify } from '#server/services/notifications/notify.ts'

/** A leak that is closed by the clock, a day after it was repaired. */
const leak = resource({
  name: 'leak',
  path: '/leak',
  scope: 'site',
  fields: {
    site: ref('site', { required: true, writable: 'create' }),
    leak_no: siteNumber(),
    place: text({ required: true }),
    repaired_at: seconds(),
    state: choice(['repaired', 'closed'], { assigned: true, writable: 'never' }),
  },
  can: { view: signedIn, create: signedIn },
  lifecycle: lifecycle({
    field: 'state',
    initial: 'repaired',
    steps: { close: { from: ['repaired'], to: 'closed', can: signedIn, by: ['created_by'] } },
  }),
})

const close = defineJob({
  name: 'leak.close',
  title: { zh_CN: '关闭', zh_TW: '關閉', en_US: 'Close' },
  body: z.object({ hours: z.int().default(24) }),
  every: 3600,
  cancellable: false,
  attempts: 3,
  run: async ({ body: { hours }, context }) => {
    const { rows } = await sql<{ _id: string; created_by: string }>`
      select _id, created_by from ${visibleTable(leak, context)}
      where state = 'repaired' and repaired_at <= ${context.now - hours * 3600} order by _id`.execute(
      context.db,
    )
    for (const { _id: id, created_by } of rows) {
      await transact(context, async (inside) => {
        await takeStep(leak, inside, { id, step: 'close' })
        await notify(inside.db, { users: [created_by], type: 'leak', title_key: 'leak.closed' })
      })
    }
    return { closed: rows.length }
  },
})

const leaks = defineServerPlugin({
  id: 'leak',
  resources: [leak],
  jobs: [close],
  notices: { 'leak.closed': { zh_CN: '已关闭', zh_TW: '已關閉', en_US: 'Closed' } },
  migrations: {
    '0001_leak': `
      create table leak (
        _id text primary key, site text not null references site, leak_no text not null unique, place text not null,
        repaired_at int8, state text not null
      );
      select add_common_columns('leak');`,
  },
})

describe('a test of a server half', () => {
  let operator: TestOperator
  beforeAll(async () => {
    operator = await startOperator([leaks], { start: '2026-11-19T00:00:00Z' })
  }, 300_000)
  afterAll(() => operator.stop())

  const told = async () =>
    (await sql`select user_id from notification where type = 'leak' order by user_id`.execute(operator.db))
      .rows

  it('runs a job at the times to which it moves the clock', async () => {
    const officer = await operator.contextOf('gz.officer')
    const abroad = await operator.contextOf('hk.officer')
    await transact(officer, (inside) =>
      insert(leak, inside, { site: '2', place: 'roof', repaired_at: officer.now }),
    )
    await transact(abroad, (inside) =>
      insert(leak, inside, { site: '10', place: 'cellar', repaired_at: abroad.now + 3600 }),
    )
    expect(await operator.run(close)).toEqual({ closed: 0 })
    operator.moveTo('2026-11-20T00:00:00Z')
    expect(await operator.run(close)).toEqual({ closed: 1 })
    expect(await operator.run(close)).toEqual({ closed: 0 })
    expect(await told()).toEqual([{ user_id: officer.who.id }])
    operator.moveTo('2026-11-20T01:00:00Z')
    expect(await operator.run(close)).toEqual({ closed: 1 })
    expect((await told()).length).toBe(2)
  })

  it('sees the records of a person, and those of the system', async () => {
    const seen = async (username?: string) =>
      (await list(leak, await operator.contextOf(username), { sort: '{"leak_no":1}' })).list
    expect(await seen('gz.officer')).toMatchObject([
      { leak_no: 'GZ261119001', state: 'closed', updated_by: null, updated_at: 1_795_132_800 },
    ])
    expect((await seen()).length).toBe(2)
    await expect(operator.contextOf('nobody.here')).rejects.toThrow('no account nobody.here')
  })

  it('gives a job what its schema takes, in the name of anybody', async () => {
    const officer = await operator.contextOf('gz.officer')
    expect(await runJob(close, officer, { hours: 1 })).toEqual({ closed: 0 })
    await expect(operator.run(close, { hours: 'many' })).rejects.toThrow('expected number')
  })
})

it('a test of a server half fails with what a start would report', async () => {
  const wrong = { ...leaks, resources: [{ ...leak, sort: { leak_on: 1 as const } }] }
  await expect(startOperator([wrong])).rejects.toThrow('sort.leak_on')
}, 300_000)
