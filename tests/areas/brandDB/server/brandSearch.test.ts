import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#tests/support/client.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

let editor: Client
let category: string
/** The brand that the tests look for. */
let panda: string

const server = await serverForTests()
beforeAll(async () => {
  const admin = await server.as('admin')
  editor = await server.as('brand.editor')
  category = (await admin.list('/bdbrandcategory', { range: '0-0' })).data.list[0]._id
  const add = async (doc: object): Promise<string> =>
    (await admin.create('/bdbrand', { category_id: category, ...doc })).data._id
  panda = await add({
    name: '熊猫嗦粉',
    name_tc: '熊貓嗦粉',
    name_en: 'Xorp Panda 100%',
    aliases: ['QXF', '重庆米线'],
  })
  await add({ name: '大熊猫嗦粉', name_en: 'Big Xorp' })
  await add({ name: '熊猫嗦粉馆', name_en: 'Xorp Panda House' })
  await add({ name: '无关', name_en: 'Unrelated' })
})

const search = async (query: Record<string, unknown>, by = editor) => {
  const { data, errcode } = await by.call('GET', '/bd/brand/search', query)
  expect(errcode).toBe(0)
  return data
}
const namesOf = async (q: string): Promise<string[]> =>
  (await search({ q, limit: 50 })).list.map(({ name }: { name: string }) => name)

describe('somebody who types finds a brand', () => {
  it.each([
    ['one Chinese character of its name', '嗦'],
    ['two Chinese characters within its name', '嗦粉'],
    ['three Chinese characters', '熊猫嗦'],
    ['its traditional name', '熊貓'],
    ['its English name, in whatever case', 'XORP pan'],
    ['the beginning of a later word', 'panda'],
    ['a part of a word', 'orp'],
    ['the whole pinyin', 'xiongmaosuofen'],
    ['the first letters of the pinyin', 'xmsf'],
    ['two of those first letters', 'xm'],
    ['an alias', 'qxf'],
    ['the beginning of an alias', 'qx'],
    ['two characters of an alias', '米线'],
    ['the first letters of an alias', 'cqmx'],
    ['words in whatever order', 'panda xorp'],
    ['a sign that stands for others in SQL', '100%'],
  ])('by %s', async (_, q) => {
    expect(await namesOf(q)).toContain('熊猫嗦粉')
  })

  it('by its code', async () => {
    const { code } = (await editor.call('GET', `/bdbrand/${panda}`)).data
    expect((await search({ q: code })).list.map(({ _id }: { _id: string }) => _id)).toContain(panda)
  })

  it.each(['xorp_panda', '100_', '猫熊', 'xmsfq', 'panda unrelated', "'", '\\'])('not by %s', async (q) => {
    const { list, similar } = await search({ q, limit: 50 })
    const names = list.map(({ name }: { name: string }) => name)
    expect(similar ? [] : names).not.toContain('熊猫嗦粉')
  })

  it('by a word with a typing error, as similar', async () => {
    const { list, similar } = await search({ q: '熊猫嗦米', limit: 50 })
    expect(similar).toBe(true)
    expect(list.map(({ name }: { name: string }) => name)).toContain('熊猫嗦粉')
  })

  it('and nothing without a text', async () => {
    expect(await search({ q: ' ' })).toEqual({ list: [], total: 0 })
    expect(await search({})).toEqual({ list: [], total: 0 })
  })
})

describe('the answer', () => {
  it('has the very name first, then what begins with it, then what contains it', async () => {
    expect(await namesOf('熊猫嗦粉')).toEqual(['熊猫嗦粉', '熊猫嗦粉馆', '大熊猫嗦粉'])
  })

  it('says how many there are beyond the limit, as the list of brands does', async () => {
    const { list, total } = await search({ q: '熊猫嗦粉', limit: 1 })
    expect([list.length, total]).toEqual([1, 3])
    // Of three characters and more both mean the same.
    const all = await editor.list('/bdbrand', { cond: { $q: 'hotpot' }, range: '0-0' })
    expect((await search({ q: 'hotpot' })).total).toBe(all.data.total)
    expect(all.data.total).toBeGreaterThan(0)
  })

  it('has what is needed to recognise a brand, the category in the language of the person', async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select b._id, b.name, b.name_en, b.name_tc, b.logo, b.site_ids as sites, c.name as category_name
      from brand b join brand_category c on c._id = b.category_id
      where cardinality(b.site_ids) > 1 order by b._id limit 1`.execute(server.database.db)
    const { list } = await search({ q: rows[0]?.['name'] })
    expect(list).toContainEqual(rows[0])
  })

  it('has the brands of the given site first, and the others behind them', async () => {
    const { rows } = await sql<{ _id: string }>`
      select _id from brand where name like '%熊猫嗦粉%' order by _id`.execute(server.database.db)
    expect(rows.length).toBe(3)
    const admin = await server.as('admin')
    await sql`update brand set site_ids = '{8}' where name = '熊猫嗦粉馆'`.execute(server.database.db)
    await sql`update brand set site_ids = '{4}' where name = '熊猫嗦粉'`.execute(server.database.db)
    const names = async (site: string) =>
      (await search({ q: '熊猫嗦粉', site }, admin)).list.map(({ name }: { name: string }) => name)
    expect(await names('8')).toEqual(['熊猫嗦粉馆', '熊猫嗦粉', '大熊猫嗦粉'])
    expect(await names('4')).toEqual(['熊猫嗦粉', '熊猫嗦粉馆', '大熊猫嗦粉'])
  })

  it('keeps to a category', async () => {
    expect((await search({ q: '熊猫嗦粉', category_id: category })).total).toBe(3)
    expect((await search({ q: '熊猫嗦粉', category_id: 'none' })).total).toBe(0)
  })

  it('leaves out what was removed', async () => {
    const admin = await server.as('admin')
    const { data } = await admin.create('/bdbrand', { name: '一时之物', category_id: category })
    expect(await namesOf('一时之物')).toEqual(['一时之物'])
    await admin.remove('/bdbrand', { _id: data._id })
    expect(await namesOf('一时之物')).toEqual([])
  })

  it('is for everybody who is signed in, at their own sites', async () => {
    const tour = await server.as('gz.officer')
    expect((await search({ q: 'xorp' }, tour)).total).toBe(3)
    expect((await tour.call('GET', '/bd/brand/search', { q: 'xorp', site: '9' })).errcode).toBe(4032)
    expect((await server.anonymous.call('GET', '/bd/brand/search', { q: 'xorp' })).errcode).toBe(555)
  })

  it.each([{ limit: 51 }, { limit: 0 }, { limit: 'x' }, { q: 'a'.repeat(201) }])(
    'refuses %j',
    async (query) => {
      expect(await editor.call('GET', '/bd/brand/search', query)).toMatchObject({
        status: 200,
        errcode: 4001,
      })
    },
  )
})
