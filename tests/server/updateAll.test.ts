import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '#contract/access.ts'
import { text } from '#contract/fields.ts'
import { brand } from '#contract/brandDB/brand.ts'
import { brandCategory } from '#contract/brandDB/brandCategory.ts'
import { resource } from '#contract/resource.ts'
import type { Context } from '#server/engine/context.ts'
import { assignEach } from '#server/engine/rows.ts'
import { updateAll } from '#server/engine/write.ts'
import { contextOf } from '#tests/support/contextOf.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

let context: Context

const server = await serverForTests()
const approver = await server.as('brand.approver')
beforeAll(async () => {
  context = await contextOf(server, approver)
})

const someBrands = async () => (await approver.list('/bdbrand', { range: '0-2' })).data.list
const brandNow = async (id: string) => (await approver.call('GET', `/bdbrand/${id}`)).data

describe('many changes at once', () => {
  it('give each record its own values, spelling, revision and line in the audit log, and leave the rest', async () => {
    const [first, second, third] = await someBrands()
    await updateAll(brand, context, [
      { id: first._id, doc: { name: '喜茶', price_band: null } },
      { id: second._id, doc: { founded_year: 1987, aliases: ['一', 'two, "3"'] }, rev: second.rev },
      { id: third._id, doc: { name: third.name } },
    ])
    expect(await brandNow(first._id)).toEqual({
      ...first,
      name: '喜茶',
      initials: 'xc',
      price_band: null,
      rev: first.rev + 1,
      updated_at: context.now,
      updated_by: context.who.id,
    })
    expect(await brandNow(second._id)).toMatchObject({
      name: second.name,
      founded_year: 1987,
      aliases: ['一', 'two, "3"'],
      rev: second.rev + 1,
    })
    expect(await brandNow(third._id)).toEqual(third)
    const found = (await approver.list('/bdbrand', { cond: { $q: 'xicha' } })).data.list
    expect(found.map(({ _id }: { _id: string }) => _id)).toContain(first._id)
    const admin = await server.as('admin')
    const { data } = await admin.list('/auditlog', { cond: { entity: 'brand', request_id: 'test' } })
    expect(
      data.list.map(({ entity_id, diff }: Record<string, object>) => [entity_id, Object.keys(diff ?? {})]),
    ).toEqual(
      expect.arrayContaining([
        [first._id, expect.arrayContaining(['name', 'price_band', 'initials'])],
        [second._id, expect.arrayContaining(['founded_year', 'aliases'])],
      ]),
    )
    expect(data.total).toBe(2)
  })

  it.each([
    ['a record that is not there', { id: 'nowhere', doc: { founded_year: 1999 } }, 4040],
    ['a revision that is over', { doc: { founded_year: 1999 }, rev: -1 }, 4092],
    ['a value that is none', { doc: { founded_year: 'long ago' } }, 4004],
    ['something that is not there', { doc: { category_id: 'nothing' } }, 4004],
  ])('store none when one is about %s', async (_, wrong, errcode) => {
    const [first, second] = await someBrands()
    const changes = [
      { id: first._id, doc: { founded_year: 1901 } },
      { id: second._id, ...wrong },
    ]
    await expect(updateAll(brand, context, changes)).rejects.toMatchObject({ errcode })
    expect(await brandNow(first._id)).toEqual(first)
  })

  it('are refused when two are about one record', async () => {
    const [first] = await someBrands()
    const changes = [1901, 1902].map((founded_year) => ({ id: first._id, doc: { founded_year } }))
    await expect(updateAll(brand, context, changes)).rejects.toMatchObject({ errcode: 4040 })
  })

  it('do not close a ring between them', async () => {
    const [one, other] = await Promise.all(
      ['甲', '乙'].map(async (name) => (await approver.create('/bdbrandcategory', { name })).data),
    )
    const ring = [
      { id: one._id, doc: { parent: other._id } },
      { id: other._id, doc: { parent: one._id } },
    ]
    await expect(updateAll(brandCategory, context, ring)).rejects.toMatchObject({
      errcode: 4004,
      data: { fields: { parent: 'reference' } },
    })
    await updateAll(brandCategory, context, ring.slice(0, 1))
    expect((await approver.call('GET', `/bdbrandcategory/${one._id}`)).data.parent).toBe(other._id)
  })

  it('do not close a ring through however many levels, nor are they kept back by one that was there', async () => {
    const [first, last] = ['level-1', 'level-120']
    await sql`
      insert into brand_category (_id, name, parent, created_at, updated_at)
      select 'level-' || n, '层', nullif('level-' || n - 1, 'level-0'), 0, 0 from generate_series(1, 120) n
      union all select 'loop', '环', 'loop', 0, 0`.execute(context.db)
    const under = (id: string, parent: string | null) => ({ id, doc: { parent } })
    await expect(updateAll(brandCategory, context, [under(first, last)])).rejects.toMatchObject({
      errcode: 4004,
      data: { fields: { parent: 'reference' } },
    })
    await updateAll(brandCategory, context, [under(last, first), { id: 'loop', doc: { order: 7 } }])
    const now = async (id: string) => (await approver.call('GET', `/bdbrandcategory/${id}`)).data
    expect(await now(last)).toMatchObject({ parent: first, rev: 2 })
    expect(await now('loop')).toMatchObject({ parent: 'loop', order: 7, rev: 2 })
  })
})

describe('values of rows', () => {
  it.each([
    ['registered_capital', [0.1 + 0.2, 1.005, 1e-7, -0, 1e12, 999999999999.99, null]],
    ['short_name', ['', ' ', 'null', '{"a":[1]}', '\\u0000"\\', '\u0001\u2028𠮷', null]],
  ])('are stored of %s as in a new record', async (field, values) => {
    const admin = await server.as('admin')
    const kept = (await admin.create('/bdcompany', { name: '改', country: 'CN' })).data._id
    for (const value of values) {
      const made = await admin.create('/bdcompany', { name: '新', country: 'CN', [field]: value })
      const changed = await admin.update('/bdcompany', { _id: kept }, { [field]: value })
      const read = await admin.call('GET', `/bdcompany/${kept}`)
      expect(made.errcode).toBe(0)
      expect([changed.data[field], read.data[field]]).toEqual([made.data[field], made.data[field]])
    }
  })

  const words = ['given', 'given_id', 'kept', 'changes', 'values', 'oddity', 'jsonb_populate_record']

  it('go into fields of any name', async () => {
    const columns = words.map((word) => sql`${sql.ref(word)} text`)
    await sql`
      create table oddity (_id text primary key, created_at int8, created_by text, updated_at int8, updated_by text,
        rev int not null default 1, is_active bool not null default true, deleted_at int8, ${sql.join(columns)})`.execute(
      context.db,
    )
    await sql`insert into oddity (_id) values ('one'), ('other')`.execute(context.db)
    const fields = Object.fromEntries(words.map((word) => [word, text()]))
    const oddity = resource({ name: 'oddity', path: '/oddity', fields, can: { view: signedIn } })
    const all = Object.fromEntries(words.map((word) => [word, `the ${word}`]))
    const after = await assignEach(oddity, context, [
      { record: { _id: 'one' }, values: all },
      { record: { _id: 'other' }, values: { kept: 'alone' } },
    ])
    expect(after.get('one')).toMatchObject({ ...all, rev: 2 })
    expect(after.get('other')).toMatchObject({ kept: 'alone', given: null, rev: 2 })
  })

  it('clear a field where they are undefined, as they leave it empty in a new record', async () => {
    const [first] = await someBrands()
    const after = await assignEach(brand, context, [{ record: first, values: { founded_year: undefined } }])
    expect(first.founded_year).toEqual(expect.any(Number))
    expect(after.get(first._id)).toMatchObject({ founded_year: null, name: first.name })
  })
})
