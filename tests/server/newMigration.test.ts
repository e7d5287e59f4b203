// @runs both databases
import { sql } from 'kysely'
import { z } from 'zod'
import { describe, expect, it } from 'vitest'
import { signedIn } from '#contract/access.ts'
import { calendarMonth, date, days, daySeconds, seconds } from '#contract/dayFields.ts'
import {
  choice,
  code,
  email,
  file,
  files,
  flag,
  json,
  list,
  phone,
  ref,
  refs,
  siteNumber,
  text,
} from '#contract/fields.ts'
import { area, decimal, inDecimals, integer, money, ratio, scale } from '#contract/numberFields.ts'
import { crudRules, names, resource, type Fields, type Resource } from '#contract/resource.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { migrationText } from '#tools/migration/migrationFile.js'
import { migrationOf } from '#tools/migration/migrationOf.ts'
import { tablesOf } from '#tools/migration/tablesOf.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const can = crudRules(signedIn, signedIn)

const fields = {
  ...names,
  site: ref('site', { required: true, writable: 'create' }),
  berth: code({ required: true }),
  berth_no: siteNumber('B'),
  boat_id: ref('mooring_boat'),
  next_to: ref('mooring_berth'),
  site_ids: refs('site'),
  order: integer({ initial: 7 }),
  depth: scale(5),
  length: inDecimals(decimal({ min: 0, max: 99 }), 3),
  rent: money(),
  water: area(),
  share: ratio(),
  is_free: flag({ initial: true }),
  state: choice(['dry', 'wet'], { initial: 'wet' }),
  since: date(),
  opened: daySeconds(),
  seen_at: seconds(),
  month: calendarMonth(),
  holidays: days(),
  aliases: list(),
  mail: email(),
  call: phone(),
  plan: file('picture'),
  photos: files('photo'),
  rules: json(z.array(z.object({ rule: z.string() })), { initial: [{ rule: "don't" }] }),
  free_days: integer({ derived: true, writable: 'never' }),
}
const berthOf = <F extends Fields>(given: F) =>
  resource({
    name: 'mooring_berth',
    path: '/mooring/berth',
    scope: 'site',
    fields: given,
    search: ['name', 'aliases', 'berth'],
    sort: { berth: 1 },
    can,
  })
const berth = berthOf(fields)
const boat = resource({
  name: 'mooring_boat',
  path: '/mooring/boat',
  fields: { name: text() },
  dictionary: true,
  can,
})

/** What is there before the area comes. */
const installed = new Map(
  ['site', 'user'].map((name) => [name, { isView: false, columns: new Map(), indexes: [] }]),
)

const mooring = defineServerPlugin({
  id: 'mooring',
  resources: [berth, boat],
  hooks: { mooring_berth: { derived: { free_days: () => sql`3` } } },
  migrations: { '0001_berth': migrationText(migrationOf([berth, boat], installed)) },
})

const server = await serverForTests(undefined, undefined, {}, [mooring])
const admin = await server.as('admin')

describe('a table that is made for a resource', () => {
  const path = '/mooring/berth'
  // oxfmt-ignore
  const full = {
    name: '东泊位', name_en: 'East', site: '2', site_ids: ['2', '10'], berth: 'B-10', order: 1, depth: 2,
    length: 12.125, rent: 999_999_999.99, water: 20.5, share: 0.125, is_free: false, state: 'dry',
    since: '2026-01-02', opened: 1767283200, seen_at: 1767283201, month: '2026-01', holidays: ['2026-02-17'],
    aliases: ['Quay'], mail: 'a@b.example', call: '13800138000', rules: [{ rule: "won't" }],
  }

  it('holds a value of every kind, and what is left out', async () => {
    expect((await admin.create('/mooring/boat', { name: 'Ark' }, {})).errcode).toBe(0)
    const [ark] = (await admin.list('/mooring/boat')).data.list
    const first = await admin.create(path, { ...full, boat_id: ark._id })
    expect(first.data).toMatchObject({ ...full, boat_id: ark._id, free_days: 3, rev: 1 })
    expect(first.data.berth_no).toMatch(/^BGZ/)
    const next = await admin.create(path, { site: '2', name: 'West', berth: 'b-9', next_to: first.data._id })
    const initial = {
      order: 7,
      is_free: true,
      state: 'wet',
      rules: [{ rule: "don't" }],
      photos: [],
      rent: null,
    }
    expect(next.data).toMatchObject(initial)
  })

  it('is listed in its order, searched, and changed', async () => {
    const listed = async (cond: object) =>
      (await admin.list(path, { cond })).data.list.map((one: { berth: string }) => one.berth)
    expect(await listed({})).toEqual(['b-9', 'B-10'])
    for (const q of ['dongbowei', 'quay', 'b-10']) expect(await listed({ $q: q })).toEqual(['B-10'])
    const { data } = await admin.update(path, { berth: 'B-10' }, { name: 'North', rev: 1 })
    expect(data.list).toMatchObject([{ name: 'North', rev: 2 }])
  })

  it('keeps what its records refer to, and takes no key twice at a site', async () => {
    expect(await admin.remove('/mooring/boat', { name: 'Ark' })).toMatchObject({ errcode: 4093 })
    const again = await admin.create(path, { site: '2', name: 'Again', berth: 'B-9' })
    expect(again).toMatchObject({
      errcode: 4090,
      data: { fields: { site: 'duplicate', berth: 'duplicate' } },
    })
  })
})

describe('what a table lacks', () => {
  const lackingOf = async (resource: Resource) => migrationOf([resource], await tablesOf(server.database.db))

  it('is nothing after its migration', async () => {
    const lacking = migrationOf([berth, boat], await tablesOf(server.database.db))
    expect(lacking).toEqual({ statements: [], open: [], unused: [] })
  })

  it('is added for new fields, once', async () => {
    const more = berthOf({
      ...fields,
      group: choice(['a', 'b'], { initial: 'a' }),
      guest_id: ref('user'),
      tag: code({ required: true }),
    })
    const { statements, open } = await lackingOf(more)
    expect(statements).toEqual([
      `alter table mooring_berth add "group" text not null default 'a'`,
      'alter table mooring_berth add guest_id text references "user"',
      'alter table mooring_berth add tag text not null',
      'create unique index unique__mooring_berth__site__tag on mooring_berth (site, code_key(tag)) where deleted_at is null',
      'create index on mooring_berth (guest_id)',
    ])
    expect(open).toEqual([expect.stringMatching(/^mooring_berth.tag has no default/)])
    const { db } = server.database
    await sql`delete from mooring_berth`.execute(db)
    await sql.raw(migrationText({ statements, open })).execute(db)
    expect(await lackingOf(more)).toEqual({ statements: [], open: [], unused: [] })
    expect((await lackingOf(berth)).unused).toEqual(
      ['group', 'guest_id', 'tag'].map((name) => `mooring_berth.${name}`),
    )
  })

  it('is said where people have to decide, and nothing is dropped', async () => {
    const { rent, ...others } = fields
    const changed = {
      ...others,
      name: text(),
      order: text({ required: true }),
      since: date({ required: true }),
      water: ratio(),
    }
    const { statements, open, unused } = await lackingOf({ ...berthOf(changed), search: ['name', 'mail'] })
    expect(statements).toEqual(['alter table mooring_berth alter name drop not null'])
    expect(open).toEqual([
      'mooring_berth.order is integer, and its field needs text.',
      'mooring_berth.water has 2 decimals, and its field has 6.',
      'mooring_berth.since can be null, and its field cannot.',
      expect.stringMatching(/^mooring_berth.search_text lacks mail. Drop it, and add it again/),
    ])
    expect(unused).toContain('mooring_berth.rent')
  })
})
