import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Rule } from '#contract/access.ts'
import { choice, ref, text } from '#contract/fields.ts'
import { integer } from '#contract/numberFields.ts'
import { ApiError, refuseFields } from '#contract/reply.ts'
import { contract } from '#tools/contract.ts'
import type { Resource } from '#contract/resource.ts'
import { resource } from '#contract/resource.ts'
import { shippedHooks } from '#tests/support/shippedHalves.ts'
import {
  oneByOne,
  type ChangeIntent,
  type ResourceHooks,
  type Done,
  type Intent,
} from '#server/engine/hooks.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import type { LocalText } from '#contract/localText.ts'
import { list } from '#server/engine/read.ts'
import { updateAll } from '#server/engine/write.ts'
import { resourcesOf } from '#server/app/plugins/resourcesOf.ts'
import { namesOf, type Names } from '#server/services/sheet/namesOf.ts'
import { contextOf } from '#tests/support/contextOf.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

// Codes that the compiler has not heard of.
const [view, decide] = ['parking.view', 'parking.decide'] as unknown as [Rule, Rule]
const named: LocalText = { zh_CN: '停车', zh_TW: '泊車', en_US: 'Parking' }
const permissions: Record<string, LocalText> = { 'parking.view': named, 'parking.decide': named }

/** A permit to park: asked for, then granted or refused by somebody. */
const permit = resource({
  name: 'parking_permit',
  path: '/parking/permit',
  fields: {
    plate: text({ required: true }),
    days: integer({ initial: 1 }),
    until: integer({ initial: 1 }),
    state: choice(['asked', 'granted', 'refused'], { assigned: true, writable: 'never' }),
    length: integer({ writable: 'never', derived: true }),
  },
  asked: { longer_than: integer() },
  check: ({ days, until }) => (Number(until) < Number(days) ? { until: 'before_start' } : {}),
  search: ['plate'],
  can: { view, create: view, update: view, remove: view },
  actions: {
    grant: { can: decide, takes: z.object({ days: z.int().min(1).optional() }) },
    lose: { can: decide, takes: z.object({}) },
  },
})

const hooks: ResourceHooks = {
  rowFilter: () => sql`plate <> 'HIDDEN'`,
  derived: {
    length: () => sql`length(parking_permit.plate)`,
    longer_than: () => sql`length(parking_permit.plate)`,
  },
  beforeSave: oneByOne(async (_, { values }: Intent) => {
    if (values['plate'] === 'BAD') throw refuseFields('validation.failed', { plate: 'pattern' })
    return values['plate'] === 'two' ? { days: 2, until: 2 } : undefined
  }),
  intercept: {
    applies: (_, { values }) => values['plate'] === 'LATER',
    instead: oneByOne(async (_, { values }: ChangeIntent) => ({ asked_for: values['plate'] })),
  },
  afterChange: oneByOne(async ({ db }, { before, after }: Done) => {
    if (after?.['plate'] === 'FALL') throw new Error('what follows fails')
    const what = before === null ? 'made' : after === null ? 'gone' : String(after['plate'])
    await sql`insert into parking_note (text) values (${what})`.execute(db)
  }),
  actions: {
    grant: async (_, record, { days = record['days'] }) => {
      if (record['state'] !== 'asked') {
        throw new ApiError('state.transition', { from: record['state'], to: 'granted', allowed: [] })
      }
      return { state: 'granted', days }
    },
  },
}

const can = { view, create: view, update: view }
const hall = resource({
  name: 'parking_hall',
  path: '/parking/hall',
  fields: { name: text({ required: true }), deck: text() },
  can,
})
const row = resource({
  name: 'parking_row',
  path: '/parking/row',
  fields: { hall_id: ref('parking_hall') },
  can,
})
/** A place in a row, which stands in the hall that the place is in. */
const place = resource({
  name: 'parking_place',
  path: '/parking/place',
  fields: { hall_id: ref('parking_hall'), row_id: ref('parking_row', { within: 'hall_id' }) },
  can,
})

const parking = defineServerPlugin({
  id: 'parking',
  permissions,
  resources: [permit, hall, row, place],
  hooks: {
    parking_permit: hooks,
    parking_hall: { rowFilter: () => sql`deck is distinct from 'HIDDEN'` },
  },
  migrations: {
    '0001_permit': `
      create table parking_note (text text not null);
      create table parking_permit (
        _id text primary key, plate text not null, days int not null, until int not null, state text not null default 'asked',
        search_text text generated always as (lower(plate)) stored
      );
      select add_common_columns('parking_permit');
      create table parking_hall (_id text primary key, name text not null, deck text);
      select add_common_columns('parking_hall');
      create table parking_row (_id text primary key, hall_id text);
      select add_common_columns('parking_row');
      create table parking_place (_id text primary key, hall_id text, row_id text);
      select add_common_columns('parking_place');`,
  },
})

const server = await serverForTests(undefined, undefined, {}, [parking])
const admin = await server.as('admin')

const path = '/parking/permit'
const made = async (doc: object) => (await admin.create(path, doc)).data
const notes = async () => {
  const { rows } = await sql<{ text: string }>`select text from parking_note`.execute(server.database.db)
  return rows.map((row) => row.text)
}

describe('what a server knows of a noun beyond its contract', () => {
  it('is read with the record, also with the one that a write answers', async () => {
    const { _id, length } = await made({ plate: 'abcd' })
    expect(length).toBe(4)
    expect((await admin.update(path, { _id }, { plate: 'abcde' })).data.length).toBe(5)
    expect((await admin.call('GET', `${path}/${_id}`)).data).toMatchObject({ plate: 'abcde', length: 5 })
  })

  it('can be asked for and sorted by, but not written; what no record has cannot be sorted by', async () => {
    await made({ plate: 'extraordinary' })
    const longer = await admin.list(path, { cond: { longer_than: { $gt: 12 } } })
    expect(longer.data.list.map(({ plate }: { plate: string }) => plate)).toEqual(['extraordinary'])
    expect(longer.data.list[0]).not.toHaveProperty('longer_than')
    const sorted = await admin.list(path, { sort: { length: -1 } })
    const lengths = sorted.data.list.map(({ length }: { length: number }) => length)
    expect(lengths).toEqual(lengths.toSorted((a: number, b: number) => b - a))
    expect((await admin.list(path, { sort: { longer_than: 1 } })).errcode).toBe(4003)
    expect((await admin.create(path, { plate: 'x', length: 3 })).data.fields).toEqual({ length: 'read_only' })
    expect((await admin.create(path, { plate: 'x', longer_than: 3 })).data.fields).toEqual({
      longer_than: 'unknown',
    })
  })

  it('refuses a record that is wrong as a whole, but not for what was wrong before', async () => {
    expect((await admin.create(path, { plate: 'w', days: 3 })).data.fields).toEqual({ until: 'before_start' })
    const { _id } = await made({ plate: 'w', days: 3, until: 3 })
    expect((await admin.update(path, { _id }, { days: 4 })).errcode).toBe(4004)
    await sql`update parking_permit set days = 9 where _id = ${_id}`.execute(server.database.db)
    expect((await admin.update(path, { _id }, { plate: 'v' })).errcode).toBe(0)
  })

  it('completes or refuses what is to be stored', async () => {
    expect(await made({ plate: 'two' })).toMatchObject({ days: 2, until: 2 })
    const { _id } = await made({ plate: 'one' })
    expect((await admin.update(path, { _id }, { plate: 'two' })).data).toMatchObject({ days: 2, rev: 2 })
    expect((await admin.update(path, { _id }, { plate: 'BAD' })).data.fields).toEqual({ plate: 'pattern' })
  })

  it('answers in the place of a change that is not made', async () => {
    const { _id } = await made({ plate: 'now' })
    expect((await admin.update(path, { _id }, { plate: 'LATER' })).data).toEqual({ asked_for: 'LATER' })
    expect((await admin.call('GET', `${path}/${_id}`)).data).toMatchObject({ plate: 'now', rev: 1 })
  })

  it('does what follows in the same transaction, and undoes the change when that fails', async () => {
    const { _id } = await made({ plate: 'follow' })
    await admin.update(path, { _id }, { plate: 'followed' })
    await admin.remove(path, { _id })
    expect(await notes()).toEqual(expect.arrayContaining(['made', 'followed', 'gone']))
    const before = await notes()
    expect((await admin.create(path, { plate: 'FALL' })).errcode).toBe(5000)
    expect((await admin.list(path, { cond: { plate: 'FALL' } })).data.total).toBe(0)
    expect(await notes()).toEqual(before)
  })

  it('decides whether what others rely on can be moved: without a word it cannot', async () => {
    const at = async (noun: string, doc: object) => (await admin.create(noun, doc)).data._id
    const [here, there] = [
      await at('/parking/hall', { name: 'here' }),
      await at('/parking/hall', { name: 'there' }),
    ]
    const [used, free] = [
      await at('/parking/row', { hall_id: here }),
      await at('/parking/row', { hall_id: here }),
    ]
    await at('/parking/place', { hall_id: here, row_id: used })
    const refused = await admin.update('/parking/row', { _id: used }, { hall_id: there })
    expect([refused.errcode, refused.data]).toEqual([4093, { references: { parking_place: 1 } }])
    expect((await admin.update('/parking/row', { _id: free }, { hall_id: there })).errcode).toBe(0)
  })

  it('keeps rows from everybody', async () => {
    const { _id } = await made({ plate: 'HIDDEN' })
    expect((await admin.call('GET', `${path}/${_id}`)).errcode).toBe(4040)
    expect((await admin.update(path, { _id }, { days: 1 })).errcode).toBe(4040)
    expect((await admin.list(path, { cond: { _id } })).data.total).toBe(0)
  })

  it('keeps rows from everybody also where the engine is used by other code', async () => {
    const { _id } = await made({ plate: 'HIDDEN' })
    const context = { ...(await contextOf(server, admin)), resources: resourcesOf([parking]) }
    expect(await list(permit, context, { cond: JSON.stringify({ _id }) })).toEqual({ list: [], total: 0 })
    await expect(updateAll(permit, context, [{ id: _id, doc: { days: 0 } }])).rejects.toThrow('not_found')
  })

  it('tells nobody by a name with a mark that a hidden record has the same name', async () => {
    const hall_id = (await admin.create('/parking/hall', { name: 'North' })).data._id
    const called = async () => {
      const names: Names = new Map()
      const context = { ...(await contextOf(server, admin)), resources: resourcesOf([parking]) }
      await namesOf(names, context, { resource: row, page: [{ hall_id }], locale: 'en_US' })
      return [...names.values()]
    }
    await admin.create('/parking/hall', { name: 'North', deck: 'HIDDEN' })
    expect(await called()).toEqual(['North'])
    await admin.create('/parking/hall', { name: 'North', deck: 'two' })
    expect(await called()).toEqual([`North [${hall_id}]`])
  })
})

describe('a step in the life of a record', () => {
  const grant = (_id: string, more: object = {}) => admin.update(path, { _id }, { action: 'grant', ...more })

  it('is taken, audited as a change, and refused where the state forbids it', async () => {
    const { _id } = await made({ plate: 'step' })
    expect((await grant(_id, { days: 1, rev: 1 })).data).toMatchObject({
      state: 'granted',
      rev: 2,
      length: 4,
    })
    const { data } = await admin.call('GET', `${path}/${_id}/history`)
    expect(data.list[0].diff).toEqual({ state: { from: 'asked', to: 'granted' } })
    const again = await grant(_id)
    expect([again.errcode, again.data]).toEqual([4091, { from: 'granted', to: 'granted', allowed: [] }])
  })

  it('is taken by many at once, or by none of them', async () => {
    const ids = [(await made({ plate: 'm1' }))._id, (await made({ plate: 'm2' }))._id]
    const both = await admin.update(path, { _id: { $in: ids } }, { action: 'grant' })
    expect(both.data).toMatchObject({ total: 2, list: [{ state: 'granted' }, { state: 'granted' }] })
    const third = (await made({ plate: 'm3' }))._id
    expect((await admin.update(path, { _id: { $in: [third, ...ids] } }, { action: 'grant' })).errcode).toBe(
      4091,
    )
    expect((await admin.call('GET', `${path}/${third}`)).data.state).toBe('asked')
  })

  it('checks what it takes, the revision, and that the record is there', async () => {
    const { _id } = await made({ plate: 'checked' })
    expect((await grant(_id, { days: 0 })).data.fields).toEqual({ days: 'min' })
    expect((await grant(_id, { plate: 'x' })).data.fields).toEqual({ plate: 'unknown' })
    expect((await grant(_id, { days: 5 })).data.fields).toEqual({ until: 'before_start' })
    expect((await grant(_id, { rev: 7 })).errcode).toBe(4092)
    expect((await grant('nobody')).errcode).toBe(4040)
    expect((await admin.update(path, { _id }, { action: 'fly' })).data.fields).toEqual({ action: 'choice' })
    expect((await admin.update(path, { _id }, { action: 'constructor' })).errcode).toBe(4001)
    expect((await admin.update(path, { _id }, { action: 'lose' })).errcode).toBe(5003)
  })

  it('belongs to those of its own rule, whatever they may change', async () => {
    const { _id } = await made({ plate: 'own' })
    await sql`
      update role set permissions = permissions || '["parking.view"]'::jsonb where code = 'no_menu'`.execute(
      server.database.db,
    )
    const reader = await server.as('nomenu')
    const answer = await reader.update(path, { _id }, { action: 'grant' })
    expect(answer.errcode).toBe(4030)
  })
})

describe('every noun of the console', () => {
  const resources = Object.values<Resource>(contract.resources)

  it('has the SQL of whatever it derives or can be asked beside its fields', () => {
    for (const { name, fields, asked } of resources) {
      const derived = Object.keys(fields).filter((field) => fields[field]?.derived)
      expect(Object.keys(shippedHooks[name]?.derived ?? {}).toSorted(), name).toEqual(
        [...derived, ...Object.keys(asked)].toSorted(),
      )
    }
  })

  it.each(resources.map((noun) => [noun.path, noun] as const))(
    'is asked for all that %s can be asked',
    async (_, noun) => {
      const names = [
        ...Object.keys(noun.fields).filter((name) => noun.fields[name]?.derived),
        ...Object.keys(noun.asked),
      ]
      for (const name of names.filter(
        (field) => (noun.fields[field] ?? noun.asked[field])?.kind !== 'json',
      )) {
        const field = noun.fields[name] ?? noun.asked[name]
        const moment = field?.kind === 'seconds' ? 1_763_136_000 : '2026-11-15'
        const test = field?.means === 'within' ? moment : { $in: [] }
        const cond = { [name]: field?.kind === 'flag' ? true : test }
        expect((await admin.list(noun.path, { cond })).errcode, name).toBe(0)
      }
    },
  )
})
