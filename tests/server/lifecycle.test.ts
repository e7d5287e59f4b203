import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Rule } from '#contract/access.ts'
import { choice, text } from '#contract/fields.ts'
import { integer } from '#contract/numberFields.ts'
import { lifecycle } from '#contract/lifecycle.ts'
import { refuseFields } from '#contract/reply.ts'
import { resource } from '#contract/resource.ts'
import { oneByOne } from '#server/engine/hooks.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import type { LocalText } from '#contract/localText.ts'
import type { Client } from '#tests/support/client.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

// Codes that the compiler does not know.
const [view, decide] = ['permit.view', 'permit.decide'] as unknown as [Rule, Rule]
const title: LocalText = { zh_CN: '许可', zh_TW: '許可', en_US: 'Permits' }
const permissions: Record<string, LocalText> = { 'permit.view': title, 'permit.decide': title }

/** A permit to park: requested, then granted or refused by somebody else. */
const permit = resource({
  name: 'permit',
  path: '/permit',
  reach: 'none',
  fields: {
    plate: text({ required: true }),
    days: integer({ initial: 1, min: 1 }),
    reason: text({ writable: 'never' }),
    state: choice(['draft', 'requested', 'granted', 'refused', 'withdrawn'], {
      assigned: true,
      writable: 'create',
    }),
  },
  search: ['plate'],
  can: { view, create: view, update: view, remove: view },
  lifecycle: lifecycle({
    field: 'state',
    initial: ['requested', 'draft'],
    steps: {
      grant: {
        from: ['requested'],
        to: 'granted',
        stays: true,
        can: decide,
        not: ['created_by'],
        takes: { days: integer({ min: 1 }) },
      },
      refuse: {
        from: ['requested'],
        to: 'refused',
        can: decide,
        not: ['created_by'],
        takes: { reason: text({ required: true, max: 20 }) },
      },
      withdraw: { from: ['draft', 'requested'], to: 'withdrawn', can: view, by: ['created_by'] },
    },
  }),
})

const permits = defineServerPlugin({
  id: 'permit',
  permissions,
  resources: [permit],
  hooks: {
    permit: {
      actions: {
        grant: async (_, record, { days }) => {
          if (record.plate === 'BAD') throw refuseFields('validation.failed', { plate: 'pattern' })
          if (record.plate === 'WRONG') return { state: 'refused' }
          return days === 99 ? { days, state: record.state } : { days: days ?? record.days }
        },
      },
      afterChange: oneByOne(async ({ db }, { step, after }) => {
        if (after?.plate === 'FALL' && step) throw new Error('what follows fails')
        if (step) await sql`insert into permit_note (step) values (${step})`.execute(db)
      }),
    },
  },
  migrations: {
    '0001_permit': `
      create table permit_note (step text not null);
      create table permit (
        _id text primary key, plate text not null, days int not null, reason text, state text not null,
        search_text text generated always as (lower(plate)) stored
      );
      select add_common_columns('permit');`,
  },
})

let asker: Client
let decider: Client
let reader: Client
let admin: Client
const path = '/permit'
const server = await serverForTests(undefined, undefined, {}, [permits])
beforeAll(async () => {
  const grant = (role: string, codes: readonly string[]) =>
    sql`
      update role set permissions = permissions || ${JSON.stringify(codes)}::jsonb where code = ${role}`.execute(
      server.database.db,
    )
  await grant('brand_editor', ['permit.view', 'permit.decide'])
  await grant('brand_approver', ['permit.view', 'permit.decide'])
  await grant('no_menu', ['permit.view'])
  asker = await server.as('brand.editor')
  decider = await server.as('brand.approver')
  reader = await server.as('nomenu')
  admin = await server.as('admin')
})
beforeEach(() => sql`delete from permit_note`.execute(server.database.db))

const request = async (doc: object = {}) => (await asker.create(path, { plate: 'A1', ...doc })).data
const step = (who: Client, _id: string, action: string, more: object = {}) =>
  who.update(path, { _id }, { action, ...more })
const stateOf = async (_id: string) => (await admin.call('GET', `${path}/${_id}`)).data.state
const stepsOf = async (who: Client, _id: string) => (await who.call('GET', `${path}/${_id}/steps`)).data
const notes = async () =>
  (await sql<{ step: string }>`select step from permit_note`.execute(server.database.db)).rows.map(
    (row) => row.step,
  )

/** All that a step leaves behind, to compare before and after. */
const traces = async (_id: string) => {
  const { rows } = await sql`
    select (select to_jsonb(permit) from permit where _id = ${_id}) as record,
      (select count(*) from audit_log where entity_id = ${_id}) as audit,
      (select count(*) from event where resource = 'permit') as events`.execute(server.database.db)
  return { ...(rows[0] as object), notes: await notes() }
}

describe('a record with a lifecycle', () => {
  it('begins in the first of its initial states, or in another of them', async () => {
    expect((await request()).state).toBe('requested')
    expect((await request({ state: 'draft' })).state).toBe('draft')
    const { errcode, data } = await asker.create(path, { plate: 'A1', state: 'granted' })
    expect([errcode, data.fields]).toEqual([4004, { state: 'choice' }])
  })

  it('keeps its state when it is updated', async () => {
    const { _id } = await request()
    const { errcode, data } = await asker.update(path, { _id }, { state: 'granted' })
    expect([errcode, data.fields]).toEqual([4004, { state: 'read_only' }])
    expect((await asker.update(path, { _id }, { plate: 'A2' })).data).toMatchObject({
      state: 'requested',
      plate: 'A2',
    })
  })
})

describe('a step of a lifecycle', () => {
  it('needs no hook to change the state', async () => {
    const { _id } = await request()
    expect((await step(asker, _id, 'withdraw')).data).toMatchObject({ state: 'withdrawn', rev: 2 })
  })

  it('stores what it takes where it has no hook, and is named in the history, in the audit log and to what follows', async () => {
    const { _id } = await request()
    expect((await step(decider, _id, 'refuse', { reason: 'full' })).data).toMatchObject({
      state: 'refused',
      reason: 'full',
    })
    const { data } = await decider.call('GET', `${path}/${_id}/history`)
    expect(data.list.map((change: { step: unknown }) => change.step)).toEqual(['refuse', null])
    expect(data.list[0]).toMatchObject({
      action: 'update',
      diff: { state: { from: 'requested', to: 'refused' }, reason: { from: null, to: 'full' } },
    })
    const log = await admin.list('/auditlog', { cond: { entity_id: _id, step: 'refuse' } })
    expect(log.data.total).toBe(1)
    expect(await notes()).toEqual(['refuse'])
  })

  it('can leave the record in its state where the contract allows it, and nowhere else', async () => {
    const { _id } = await request()
    expect((await step(decider, _id, 'grant', { days: 99 })).data).toMatchObject({
      state: 'requested',
      days: 99,
    })
    const wrong = await request({ plate: 'WRONG' })
    expect((await step(decider, wrong._id, 'grant')).errcode).toBe(5000)
    expect(await stateOf(wrong._id)).toBe('requested')
  })

  it.each([
    ['a required value is missing', 'refuse', {}, { reason: 'required' }],
    ['a required value is null', 'refuse', { reason: null }, { reason: 'required' }],
    ['a text is blank', 'refuse', { reason: '  ' }, { reason: 'required' }],
    ['a text is too long', 'refuse', { reason: 'x'.repeat(21) }, { reason: 'length_max' }],
    ['a number is out of bounds', 'grant', { days: 0 }, { days: 'min' }],
    ['a value is not one of its own', 'grant', { plate: 'B' }, { plate: 'unknown' }],
  ])('is refused where %s', async (_, action, more, fields) => {
    const { _id } = await request()
    const before = await traces(_id)
    const { errcode, data } = await step(decider, _id, action, more)
    expect([errcode, data.fields]).toEqual([4004, fields])
    expect(await traces(_id)).toEqual(before)
  })

  it('is refused to the wrong people and in the wrong state, and then leaves no trace', async () => {
    const { _id } = await request()
    const before = await traces(_id)
    expect((await step(reader, _id, 'grant')).errcode).toBe(4030)
    const own = await step(asker, _id, 'grant')
    expect([own.errcode, own.data]).toEqual([4035, null])
    // The administrator is not the author either.
    expect((await step(admin, _id, 'withdraw')).errcode).toBe(4030)
    expect(await traces(_id)).toEqual(before)
    await step(asker, _id, 'withdraw')
    const after = await traces(_id)
    const late = await step(decider, _id, 'grant')
    expect([late.errcode, late.data]).toEqual([4091, { from: 'withdrawn', to: 'granted', allowed: [] }])
    expect(await traces(_id)).toEqual(after)
  })

  it('leaves no trace where its hook refuses it, or what follows fails', async () => {
    for (const [plate, code] of [
      ['BAD', 4004],
      ['FALL', 5000],
    ] as const) {
      const { _id } = await request({ plate })
      const before = await traces(_id)
      expect((await step(decider, _id, 'grant')).errcode).toBe(code)
      expect(await traces(_id)).toEqual(before)
    }
  })
})

describe('the open steps of a record', () => {
  it.each([
    [
      'its author',
      () => asker,
      {
        grant: { errcode: 4035, not: 'created_by' },
        refuse: { errcode: 4035, not: 'created_by' },
        withdraw: true,
      },
    ],
    ['somebody who decides', () => decider, { grant: true, refuse: true, withdraw: { errcode: 4030 } }],
    [
      'a reader',
      () => reader,
      { grant: { errcode: 4030 }, refuse: { errcode: 4030 }, withdraw: { errcode: 4030 } },
    ],
    ['the administrator', () => admin, { grant: true, refuse: true, withdraw: { errcode: 4030 } }],
  ])('are reported to %s', async (_, who, steps) => {
    const { _id } = await request()
    expect(await stepsOf(who(), _id)).toEqual(steps)
  })

  it('are none once it has ended, and unknown of a record out of sight', async () => {
    const { _id } = await request()
    await step(decider, _id, 'grant')
    expect(await stepsOf(decider, _id)).toEqual({
      grant: { errcode: 4091 },
      refuse: { errcode: 4091 },
      withdraw: { errcode: 4030 },
    })
    expect((await decider.call('GET', `${path}/nobody/steps`)).errcode).toBe(4040)
    await admin.remove(path, { _id })
    expect((await decider.call('GET', `${path}/${_id}/steps`)).errcode).toBe(4040)
  })

  it('filter a list', async () => {
    const [own, ended] = [await request({ plate: 'LIST' }), await request({ plate: 'LIST' })]
    await step(asker, ended._id, 'withdraw')
    const found = async (who: Client, $step: unknown) => {
      const { data, errcode } = await who.list(path, { cond: { $step, plate: 'LIST' } })
      return errcode || data.list.map(({ _id }: { _id: string }) => _id)
    }
    expect(await found(decider, 'grant')).toEqual([own._id])
    expect(await found(decider, ['withdraw', 'grant'])).toEqual([own._id])
    expect(await found(asker, 'grant')).toEqual([])
    expect(await found(asker, 'withdraw')).toEqual([own._id])
    expect(await found(reader, 'grant')).toEqual([])
    expect(await found(reader, 'fly')).toBe(4001)
    expect(await found(reader, { $like: 'g' })).toBe(4003)
  })

  it('select the records of a step', async () => {
    const [first, second] = [await request({ plate: 'ALL' }), await request({ plate: 'ALL' })]
    await step(asker, second._id, 'withdraw')
    const { data } = await decider.update(path, { $step: 'grant', plate: 'ALL' }, { action: 'grant' })
    expect(data.list.map(({ _id }: { _id: string }) => _id)).toEqual([first._id])
  })
})
