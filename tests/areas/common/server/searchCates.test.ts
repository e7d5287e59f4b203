import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { problemCategories } from '#contract/RM/problem.ts'
import { searchCates } from '#contract/common/searchCates.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const server = await serverForTests()
const editor = await server.as('brand.editor')

interface Category {
  _id: string
  type: string
  name: string
  parent: string | null
  level: number
  path: string[]
}
const search = async (query: Record<string, unknown> = {}) => {
  const { data, errcode } = await editor.call('GET', '/search/cates', query)
  expect(errcode).toBe(0)
  expect(searchCates.reply.safeParse(data).error).toBeUndefined()
  return data as { list: Category[]; total: number }
}
const records = async (path: string) => (await editor.list(path, { range: 'ALL' })).data.list

describe('the search of categories', () => {
  it('finds all levels of the brands’ trade, each with its way from the top', async () => {
    const [level2] = await records('/bdlevel2classification')
    const level1 = (await records('/bdlevel1classification')).find(
      ({ _id }: Category) => _id === level2.level1_id,
    )
    const { list } = await search({ type: 'brand', q: level2.name })
    expect(list.find(({ _id }) => _id === level2._id)).toEqual({
      _id: level2._id,
      type: 'brand',
      name: level2.name,
      name_en: level2.name_en,
      name_tc: level2.name_tc,
      parent: level1._id,
      level: 3,
      path: [level1.category_id, level1._id, level2._id],
    })
  })

  it('finds by any of the names and by pinyin, whatever the case', async () => {
    const [category] = await records('/bdbrandcategory')
    for (const q of [
      category.name,
      category.name_tc,
      category.name_en.toUpperCase(),
      ` ${category.name_en} `,
    ]) {
      expect((await search({ type: 'brand', q })).list.map(({ _id }) => _id)).toContain(category._id)
    }
    expect((await search({ q: 'no such trade 100%' })).list).toEqual([])
  })

  it('answers what stands directly below one', async () => {
    const [level1] = await records('/bdlevel1classification')
    const below = (await records('/bdlevel1classification')).filter(
      ({ category_id }: { category_id: string }) => category_id === level1.category_id,
    )
    const { list, total } = await search({ type: 'brand', parent: level1.category_id })
    expect(total).toBe(below.length)
    expect(list.map(({ _id }) => _id)).toEqual(below.map(({ _id }: Category) => _id))
    expect(new Set(list.map(({ level }) => level))).toEqual(new Set([2]))
  })

  it('keeps the kinds apart, and has all when none is asked', async () => {
    const problems = await search({ type: 'problem' })
    expect(problems.list.map(({ _id }) => _id)).toEqual([...problemCategories])
    expect((await search({ type: 'problem', q: 'FIRE' })).list).toMatchObject([
      { _id: 'safety_fire', level: 1 },
    ])
    const sales = await search({ type: 'sales' })
    expect(sales.total).toBe((await records('/SalesCategory')).length)
    const brands = await search({ type: 'brand' })
    const all = await search()
    expect(all.total).toBe(brands.total + sales.total + problems.total)
    expect(all.list.length).toBeLessThanOrEqual(200)
  })

  it('ends where a tree goes round in a circle', async () => {
    const admin = await server.as('admin')
    const made = await Promise.all(
      ['Zzupper', 'Zzunder'].map(async (name) => (await admin.create('/bdbrandcategory', { name })).data._id),
    )
    const [upper, lower] = made.map(String)
    for (const [one, other] of [
      [upper, lower],
      [lower, upper],
    ])
      await sql`update brand_category set parent = ${other} where _id = ${one}`.execute(server.database.db)
    expect((await search({ type: 'brand', q: 'Zzunder' })).list).toMatchObject([{ path: [upper, lower] }])
  })

  it('refuses a kind that there is not, and whoever is not signed in', async () => {
    expect((await editor.call('GET', '/search/cates', { type: 'people' })).errcode).toBe(4001)
    expect((await server.anonymous.call('GET', '/search/cates')).errcode).toBe(555)
  })
})
