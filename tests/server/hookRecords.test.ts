import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { signedIn } from '#contract/access.ts'
import { choice, files, flag, ref, siteNumber, text } from '#contract/fields.ts'
import { integer } from '#contract/numberFields.ts'
import { lifecycle } from '#contract/lifecycle.ts'
import { ApiError, refuseFields } from '#contract/reply.ts'
import { resource } from '#contract/resource.ts'
import { oneByOne } from '#server/engine/hooks.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { demoNow } from '#tests/support/embeddedTemplate.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const key = resource({
  name: 'key_loan',
  path: '/keyLoan',
  scope: 'site',
  fields: {
    site: ref('site', { required: true, writable: 'create' }),
    loan_no: siteNumber(),
    room: text({ required: true }),
    note: text(),
    copies: integer({ initial: 1, min: 0 }),
    lent: integer({ initial: 0, writable: 'never' }),
    is_master: flag(),
    photos: files('picture'),
    deposit: integer({ writable: 'never' }),
    state: choice(['lent', 'returned'], { assigned: true, writable: 'never' }),
    label: text({ derived: true, writable: 'never' }),
  },
  can: { view: signedIn, create: signedIn, update: signedIn, remove: signedIn },
  lifecycle: lifecycle({
    field: 'state',
    initial: 'lent',
    steps: { return: { from: ['lent'], to: 'returned', can: signedIn } },
  }),
})

/** What each hook saw, in order. */
const seen: [hook: string, before: unknown, after: unknown][] = []

const keys = defineServerPlugin({
  id: 'key',
  resources: [key],
  hooks: {
    key_loan: {
      derived: { label: () => sql`room || '!'` },
      beforeSave: oneByOne(async (_, { before, values, after }) => {
        seen.push(['beforeSave', before, structuredClone(after)])
        if (after.copies > 9) throw refuseFields('validation.failed', { copies: 'max' })
        // A deposit for each copy, however many were asked for.
        return 'room' in values || before === null ? { deposit: after.copies * 100 } : undefined
      }),
      guard: oneByOne(async (_, { before, after }) => {
        seen.push(['guard', before, after])
        if (after?.is_master && after.deposit !== null && after.deposit < 500)
          throw new ApiError('permission.denied')
      }),
      afterChange: oneByOne(async (_, { before, after, step }) => {
        seen.push([step ?? 'afterChange', before, after])
      }),
    },
  },
  migrations: {
    '0001_key_loan': `
      create table key_loan (
        _id text primary key, site text not null references site, loan_no text not null unique, room text not null, note text,
        copies int not null, lent int not null, is_master bool not null, photos text[] not null, deposit int, state text not null
      );
      select add_common_columns('key_loan');`,
  },
})

const server = await serverForTests(undefined, undefined, {}, [keys])
const officer = await server.as('gz.officer')
beforeEach(() => void seen.splice(0))

const stored = async (id: string) =>
  (await sql<Record<string, unknown>>`select * from key_loan where _id = ${id}`.execute(server.database.db))
    .rows[0]
const path = '/keyLoan'
const id = expect.stringMatching(/^[A-Za-z0-9._-]{1,64}$/) as string
const moment = expect.toSatisfy((at: number) => at >= Date.parse(demoNow) / 1000) as number
const given = { site: '2', room: 'B1-101' }
const added = {
  _id: id,
  site: '2',
  room: 'B1-101',
  note: null,
  copies: 1,
  lent: 0,
  is_master: false,
  photos: [],
  deposit: null as number | null,
  state: 'lent',
  rev: 1,
  is_active: true,
  created_at: moment,
  created_by: 'U005',
  updated_at: moment,
  updated_by: 'U005',
}

describe('hooks see a record as it will be stored', () => {
  it('when it is new: with initial values, its state, its author and its id', async () => {
    const { data } = await officer.create(path, given)
    const { label, ...record } = data
    expect(label).toBe('B1-101!')
    expect(seen).toEqual([
      ['beforeSave', null, added],
      ['guard', null, { ...added, deposit: 100 }],
      ['afterChange', null, record],
    ])
    expect(record).toEqual({ ...added, deposit: 100, loan_no: expect.stringMatching(/^GZ\d{9}$/) as string })
    const [, [, , guarded]] = seen as [unknown, [string, null, Record<string, unknown>]]
    expect(await stored(data._id)).toMatchObject(guarded)
  })

  it('when it changes: with the next revision, and what was not given', async () => {
    const { data } = await officer.create(path, given)
    seen.splice(0)
    const { data: changed } = await officer.update(path, { _id: data._id }, { room: 'B1-102', copies: 4 })
    const { label: _, ...before } = data
    const next = { ...before, room: 'B1-102', copies: 4, rev: 2, updated_at: moment }
    const { label: __, ...after } = changed
    expect(seen).toEqual([
      ['beforeSave', before, next],
      ['guard', before, { ...next, deposit: 400 }],
      ['afterChange', before, after],
    ])
    expect(after).toEqual({ ...next, deposit: 400 })
  })

  it('when it takes a step, and when it is removed', async () => {
    const { data } = await officer.create(path, given)
    const { label: _, ...before } = data
    seen.splice(0)
    await officer.update(path, { _id: data._id }, { action: 'return' })
    const returned = { ...before, state: 'returned', rev: 2, updated_at: moment }
    expect(seen).toEqual([['return', before, returned]])
    seen.splice(0)
    await officer.remove(path, { _id: data._id })
    expect(seen).toEqual([
      ['guard', returned, null],
      ['afterChange', returned, null],
    ])
  })

  it('so a guard can refuse by values that nobody gave, and nothing is stored', async () => {
    const count = async () => (await officer.list(path)).data.total
    const before = await count()
    expect(await officer.create(path, { ...given, is_master: true })).toMatchObject({ errcode: 4030 })
    expect(await officer.create(path, { ...given, copies: 10 })).toMatchObject({
      errcode: 4004,
      data: { fields: { copies: 'max' } },
    })
    expect(seen.map(([hook]) => hook)).toEqual(['beforeSave', 'guard', 'beforeSave'])
    expect(await count()).toBe(before)
    expect((await officer.create(path, { ...given, copies: 5, is_master: true })).errcode).toBe(0)
  })
})
