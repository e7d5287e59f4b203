import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { signedIn } from '#contract/access.ts'
import { choice, ref, text } from '#contract/fields.ts'
import { lifecycle } from '#contract/lifecycle.ts'
import { resource } from '#contract/resource.ts'
import { resourcesOf } from '#server/app/plugins/resourcesOf.ts'
import { asSystem } from '#server/engine/asSystem.ts'
import type { Context } from '#server/engine/context.ts'
import { insert } from '#server/engine/create.ts'
import { oneByOne } from '#server/engine/hooks.ts'
import { byId, list } from '#server/engine/read.ts'
import { takeStep } from '#server/engine/takeStep.ts'
import { transact } from '#server/engine/transact.ts'
import { updateAll } from '#server/engine/write.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { defineJob } from '#server/services/jobs/defineJob.ts'
import { contextOf } from '#tests/support/contextOf.ts'
import { shippedHalves } from '#tests/support/shippedHalves.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

/** Something that waits until its author takes it back, somebody decides, or the clock closes it. */
const alarm = resource({
  name: 'alarm',
  path: '/alarm',
  scope: 'site',
  fields: {
    site: ref('site', { required: true, writable: 'create' }),
    what: text({ required: true }),
    reason: text({ writable: 'never' }),
    state: choice(['waiting', 'closed', 'withdrawn'], { assigned: true, writable: 'never' }),
  },
  can: { view: signedIn, create: signedIn, update: signedIn },
  lifecycle: lifecycle({
    field: 'state',
    initial: 'waiting',
    steps: {
      close: {
        from: ['waiting'],
        to: 'closed',
        can: { manager: true },
        not: ['created_by'],
        takes: { reason: text({ required: true }) },
      },
      withdraw: { from: ['waiting'], to: 'withdrawn', can: signedIn, by: ['created_by'] },
    },
  }),
})

/** Counts what a job of the clock sees. */
const count = defineJob({
  name: 'alarm.count',
  title: { zh_CN: '清点', zh_TW: '點算', en_US: 'Count' },
  body: z.object({}),
  every: 20 * 86_400,
  cancellable: false,
  attempts: 1,
  run: async ({ context }) => ({
    alarms: (await list(alarm, context, {})).list.map(({ _id }) => _id).toSorted(),
  }),
})

const alarms = defineServerPlugin({
  id: 'alarm',
  resources: [alarm],
  jobs: [count],
  hooks: {
    alarm: {
      rowFilter: () => sql`what <> 'secret'`,
      actions: { close: async (_, _record, { reason }) => ({ reason }) },
      afterChange: oneByOne(async ({ db }, { step, after }) => {
        if (step) await sql`insert into alarm_note values (${`${step} ${String(after?._id)}`})`.execute(db)
      }),
    },
  },
  migrations: {
    '0001_alarm': `
      create table alarm_note (text text primary key);
      create table alarm (
        _id text primary key, site text not null references site, what text not null, reason text,
        state text not null default 'waiting'
      );
      select add_common_columns('alarm');`,
  },
  demo: () => [
    {
      table: 'alarm',
      rows: ['2', '6', '8'].map((site) => ({ _id: `at-${site}`, site, what: 'fire', created_by: 'U002' })),
    },
    { table: 'alarm', rows: [{ _id: 'hidden', site: '8', what: 'secret' }] },
  ],
})

let person: Context
let system: Context
const server = await serverForTests(undefined, undefined, {}, [alarms])
const officer = await server.as('gz.officer')
beforeAll(async () => {
  const resources = resourcesOf([...shippedHalves, alarms])
  person = { ...(await contextOf(server, officer)), resources }
  system = await asSystem(person)
})

const rowOf = async (id: string) =>
  (await sql<Record<string, unknown>>`select * from alarm where _id = ${id}`.execute(server.database.db))
    .rows[0]
const logOf = async (id: string) =>
  (
    await sql<Record<string, unknown>>`
      select action, step, user_id, ip, site from audit_log where entity = 'alarm' and entity_id = ${id}
      order by at, _id`.execute(server.database.db)
  ).rows
const notes = async () =>
  (
    await sql<{ text: string }>`select text from alarm_note order by text`.execute(server.database.db)
  ).rows.map(({ text }) => text)

describe('work in the name of the system', () => {
  it('sees the records of every site, and those that are hidden from people', async () => {
    expect((await list(alarm, person, {})).list.map(({ _id }) => _id)).toEqual(['at-2'])
    const seen = (await list(alarm, system, {})).list.map(({ _id }) => _id)
    expect(seen.toSorted()).toEqual(['at-2', 'at-6', 'at-8', 'hidden'])
    await expect(byId(alarm, await adminContext(), 'hidden', {})).rejects.toMatchObject({ key: 'not_found' })
  })

  it('is what a scheduled job does', async () => {
    const jobs = async () =>
      (await sql`select status, result from job where name = 'alarm.count'`.execute(server.database.db)).rows
    await expect
      .poll(jobs, { timeout: 60_000 })
      .toEqual([{ status: 'done', result: { alarms: ['at-2', 'at-6', 'at-8', 'hidden'] } }])
  })

  it('takes a step as a person does: with its hooks, a new revision, an audit entry and an event', async () => {
    await sql`truncate event`.execute(server.database.db)
    const taken = { id: 'at-6', step: 'close', takes: { reason: 'nobody came' } } as const
    await expect(takeStep(alarm, person, taken)).rejects.toMatchObject({ key: 'permission.denied' })
    await takeStep(alarm, system, taken)
    expect(await rowOf('at-6')).toMatchObject({
      state: 'closed',
      reason: 'nobody came',
      rev: 2,
      updated_by: null,
      updated_at: system.now,
    })
    expect(await logOf('at-6')).toEqual([
      { action: 'update', step: 'close', user_id: null, ip: null, site: '6' },
    ])
    expect(await notes()).toEqual(['close at-6'])
    const { rows } = await sql`select ids from event where resource = 'alarm'`.execute(server.database.db)
    expect(rows).toEqual([{ ids: ['at-6'] }])
    const { data } = await (await server.as('admin')).call('GET', '/alarm/at-6/history')
    expect(data.list).toMatchObject([{ user_id: null, step: 'close' }])
  })

  it('is bound by the states of a record, by what a step takes, and by its revision', async () => {
    const before = [await rowOf('at-6'), await rowOf('at-8'), await notes()]
    const close = (id: string, reason: string, rev?: number) =>
      takeStep(alarm, system, { id, step: 'close', takes: { reason }, ...(rev === undefined ? {} : { rev }) })
    await expect(close('at-6', 'again')).rejects.toMatchObject({ key: 'state.transition' })
    await expect(close('at-8', '')).rejects.toMatchObject({ key: 'validation.failed' })
    await expect(close('at-8', 'outdated', 7)).rejects.toMatchObject({ key: 'stale' })
    await expect(close('gone', 'x')).rejects.toMatchObject({ key: 'not_found' })
    expect([await rowOf('at-6'), await rowOf('at-8'), await notes()]).toEqual(before)
  })

  it('may take a step that belongs to the author of a record, and none of its own is excluded', async () => {
    await takeStep(alarm, system, { id: 'at-8', step: 'withdraw' })
    expect(await rowOf('at-8')).toMatchObject({ state: 'withdrawn' })
    // It was created by the system, which is nobody: `not` excludes nobody.
    await takeStep(alarm, system, { id: 'hidden', step: 'close', takes: { reason: 'over' } })
    expect(await rowOf('hidden')).toMatchObject({ state: 'closed', created_by: null })
  })

  it('creates and changes records without an author', async () => {
    const { _id } = await transact(system, (inside) => insert(alarm, inside, { site: '7', what: 'smoke' }))
    const id = String(_id)
    await updateAll(alarm, system, [{ id, doc: { what: 'steam' } }])
    expect(await rowOf(id)).toMatchObject({ what: 'steam', rev: 2, created_by: null, updated_by: null })
    expect(await logOf(id)).toEqual([
      { action: 'create', step: null, user_id: null, ip: null, site: '7' },
      { action: 'update', step: null, user_id: null, ip: null, site: '7' },
    ])
    await expect(updateAll(alarm, system, [{ id, doc: { site: '8' } }])).rejects.toMatchObject({
      key: 'validation.failed',
    })
  })

  it('is all or nothing with what else the transaction does', async () => {
    const before = [await rowOf('at-2'), await notes()]
    const work = transact(system, async (inside) => {
      await takeStep(alarm, inside, { id: 'at-2', step: 'close', takes: { reason: 'late' } })
      throw new Error('the notice fails')
    })
    await expect(work).rejects.toThrow('the notice fails')
    expect([await rowOf('at-2'), await notes()]).toEqual(before)
    expect(await logOf('at-2')).toEqual([])
  })
})

const adminContext = async (): Promise<Context> => ({
  ...(await contextOf(server, await server.as('admin'))),
  resources: person.resources,
})
