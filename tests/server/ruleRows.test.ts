import * as fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { evaluate, roleTypes, type Rule } from '#contract/access.ts'
import { date, seconds } from '#contract/dayFields.ts'
import { choice, flag, list as words, ref, refs, text } from '#contract/fields.ts'
import { decimal, integer } from '#contract/numberFields.ts'
import { ApiError } from '#contract/reply.ts'
import { resource, type Resource } from '#contract/resource.ts'
import { withOwnStores } from '#server/engine/ownStores.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { create } from '#server/engine/create.ts'
import { list } from '#server/engine/read.ts'
import { contextOf } from '#tests/support/contextOf.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

/** A sheet of paper: of a site or of none, about stores, for people. */
const paper = resource({
  name: 'paper',
  path: '/paper',
  fields: {
    site: ref('site'),
    sites: refs('site'),
    store_id: ref('store'),
    store_ids: refs('store'),
    writer_id: ref('user'),
    reader_ids: refs('user'),
    state: choice(['open', 'closed']),
    level: integer(),
    is_old: flag(),
    title: text(),
    day: date(),
    weight: decimal(),
    at: seconds(),
    tags: words(),
  },
  can: { view: { all: [] } },
})
/** The same where each belongs to a site, and a resource that knows nothing of sites, stores and people. */
const sitePaper: Resource = { ...paper, scope: 'site' }
const plain = resource({
  name: 'plain_paper',
  path: '/plain',
  fields: { text: text() },
  can: { view: { all: [] } },
})

// Of gz.officer's list the first two and a merged one; the last is at the same site and on nobody's walk.
const stores = ['S-GZ-L1-101', 'S-GZ-L1-102', 'S-GZ-L2-115', 'S-GZ-B1-201', 'S-project-sea-L1-101']
const people = ['U005', 'U004', 'U008']
const sites = ['2', '8', '9', '10']
const some = <T>(values: readonly T[]) => fc.subarray([...values], { maxLength: 2 })
const orNull = <T>(values: readonly T[]) => fc.constantFrom(null, ...values)

const rows = fc.sample(
  fc.record({
    site: orNull(sites),
    sites: some(sites),
    store_id: orNull(stores),
    store_ids: some(stores),
    writer_id: orNull(people),
    reader_ids: some(people),
    state: orNull(['open', 'closed']),
    level: orNull([1, 2]),
    is_old: fc.boolean(),
    title: orNull(['One', 'two']),
    day: orNull(['2026-02-28', '2026-03-01']),
    weight: orNull([0.1, 2]),
    at: orNull([0, 1_700_000_000]),
    tags: some(['a', 'b']),
  }),
  { numRuns: 120, seed: 7 },
)

const leaf: fc.Arbitrary<Rule> = fc.oneof(
  fc.constantFrom<Rule>('rm.tour_issue.view', 'rmhk.tour_issue.view', { manager: true }),
  fc.constantFrom('16', '22').map((id): Rule => ({ department: [id] })),
  fc.constantFrom(...roleTypes).map((role): Rule => ({ role })),
  some(sites).map((site): Rule => ({ site })),
  fc.constantFrom('HK', 'CN-S').map((region): Rule => ({ region })),
  fc
    .tuple(fc.constantFrom('store_id', 'store_ids'), fc.constantFrom('tour' as const, 'sales' as const))
    .chain(([own, permit]) =>
      fc.constantFrom<Rule>(
        { own, permit },
        { own, permit, past: true },
        { own, permit, some: true },
        { own, permit, past: true, some: true },
      ),
    ),
  fc.constantFrom('writer_id', 'reader_ids').map((self): Rule => ({ self })),
  fc.constantFrom('site', 'sites').map((ownSite): Rule => ({ ownSite })),
  fc.constantFrom('site', 'sites').map((reach): Rule => ({ reach })),
  fc.constant<Rule>({ everySite: true }),
  fc.constantFrom<Rule>(
    { field: 'state', in: ['open'] },
    { field: 'state', in: ['open', 'closed'] },
    { field: 'state', in: [] },
    { field: 'level', in: [1] },
    { field: 'is_old', in: [true] },
    { field: 'reader_ids', in: ['U004', 'U008'] },
    { field: 'title', in: ['two', ''] },
    { field: 'day', in: ['2026-02-28'] },
    { field: 'weight', in: [0.1, 0.2] },
    { field: 'at', in: [0] },
    { field: 'tags', in: ['a'] },
    { field: 'writer_id', in: ['U004'] },
  ),
)
const { rule } = fc.letrec<{ rule: Rule }>((tie) => ({
  rule: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'rule' },
    leaf,
    fc.array(tie('rule'), { maxLength: 3, depthIdentifier: 'rule' }).map((all): Rule => ({ all })),
    fc.array(tie('rule'), { maxLength: 3, depthIdentifier: 'rule' }).map((any): Rule => ({ any })),
    tie('rule').map((not): Rule => ({ not })),
  ),
}))

const persons: Context[] = []
const server = await serverForTests()
beforeAll(async () => {
  const { db } = server.database
  await sql`
    create table paper (
      _id text primary key, site text, sites text[] not null, store_id text, store_ids text[] not null, writer_id text,
      reader_ids text[] not null, state text, level int, is_old boolean not null, title text, day date, weight numeric,
      at bigint, tags text[] not null
    )`.execute(db)
  await sql`create table plain_paper (_id text primary key, text text)`.execute(db)
  for (const table of ['paper', 'plain_paper']) await sql`select add_common_columns(${table})`.execute(db)
  for (const [at, row] of rows.entries()) {
    await sql`
      insert into paper (_id, site, sites, store_id, store_ids, writer_id, reader_ids, state, level, is_old, title,
        day, weight, at, tags)
      values (${`P${at}`}, ${row.site}, ${row.sites}, ${row.store_id}, ${row.store_ids}, ${row.writer_id},
        ${row.reader_ids}, ${row.state}, ${row.level}, ${row.is_old}, ${row.title}, ${row.day}, ${row.weight},
        ${row.at}, ${row.tags})`.execute(db)
    await sql`insert into plain_paper (_id) values (${`P${at}`})`.execute(db)
  }
  for (const name of ['gz.officer', 'hk.manager', 'super', 'nomenu', 'admin']) {
    persons.push(await contextOf(server, await server.as(name)))
  }
})

/** The ids that a list gives, and those of which the rule says yes. */
async function bothWays(noun: Resource, view: Rule, context: Context): Promise<[unknown[], unknown[]]> {
  const all = (await list(noun, { ...context, who: { ...context.who, isAdmin: true } }, { range: 'ALL' }))
    .list
  const who = await withOwnStores(view, context, all)
  const own = context.who.sites.map(({ _id }) => _id)
  const isInReach = ({ site }: Row): boolean => noun.scope !== 'site' || own.includes(String(site))
  const meant = all.filter((row) => isInReach(row) && evaluate(view, who, row) === 'yes')
  const seen = (await list({ ...noun, can: { view } }, context, { range: 'ALL' })).list
  return [seen.map(({ _id }) => _id).toSorted(), meant.map(({ _id }) => _id).toSorted()]
}

describe('a rule means the same in a list as for each of its records', () => {
  it.each([
    ['of a noun whose records may have a site', paper],
    ['of a noun whose records belong to sites', sitePaper],
    ['of a noun that lacks the fields', plain],
  ])(
    '%s',
    async (_, noun) => {
      await fc.assert(
        fc.asyncProperty(rule, async (view) => {
          for (const context of persons) {
            // What nobody could meet is refused before any record is read.
            if (evaluate(view, { ...context.who, site: null }) === 'no') continue
            const [seen, meant] = await bothWays(noun, view, context)
            expect(seen).toEqual(meant)
          }
        }),
        { numRuns: 150 },
      )
    },
    300_000,
  )
})

describe('a rule about a new record', () => {
  const tryOut = async (rule: Rule, doc: object): Promise<number | undefined> => {
    const made = { ...paper, can: { ...paper.can, create: rule } }
    const context = persons[0]
    if (!context) throw new Error('nobody')
    const whole = { sites: [], store_ids: [], reader_ids: [], is_old: false, ...doc }
    return create(made, context, {}, whole).then(
      () => 0,
      (error: unknown) => (error instanceof ApiError ? error.errcode : 5000),
    )
  }

  it('takes what is left out as what will be stored', async () => {
    expect(await tryOut({ ownSite: 'site' }, {})).toBe(0)
    expect(await tryOut({ not: { field: 'state', in: ['open'] } }, {})).toBe(0)
    expect(await tryOut({ self: 'created_by' }, {})).toBe(0)
    expect(await tryOut({ self: 'writer_id' }, {})).toBe(4030)
  })

  it('names the site that is not the person’s', async () => {
    expect(await tryOut({ ownSite: 'site' }, { site: '2' })).toBe(0)
    expect(await tryOut({ ownSite: 'site' }, { site: '8' })).toBe(4032)
    expect(await tryOut({ ownSite: 'sites' }, { sites: ['8', '2'] })).toBe(0)
    expect(await tryOut({ ownSite: 'sites' }, { sites: ['8', '9'] })).toBe(4032)
    expect(await tryOut({ reach: 'sites' }, { sites: ['2'] })).toBe(0)
    for (const sites of [['8', '2'], []]) expect(await tryOut({ reach: 'sites' }, { sites })).toBe(4032)
    expect(await tryOut({ everySite: true }, {})).toBe(4032)
  })
})
