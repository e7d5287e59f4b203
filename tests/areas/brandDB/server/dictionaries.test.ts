import { describe, expect, it } from 'vitest'
import { serverForTests } from '#tests/support/serverForTests.ts'

const server = await serverForTests()
const keeper = await server.as('brand.approver')

const made = async (path: string, doc: object) => (await keeper.create(path, doc)).data._id as string
const brandWith = (doc: object) => made('/bdbrand', { name: '一', name_en: `One ${Math.random()}`, ...doc })
const brand = async (_id: string) => (await keeper.call('GET', `/bdbrand/${_id}`)).data

describe('whoever keeps the dictionaries', () => {
  it('merges a tag: every brand has the other one, once, and the change is in its history', async () => {
    const [old, kept, other] = [
      await made('/bdbrandtag', { name: '旧' }),
      await made('/bdbrandtag', { name: '留' }),
      await made('/bdbrandtag', { name: '别' }),
    ]
    const category_id = await made('/bdbrandcategory', { name: '类' })
    const one = await brandWith({ category_id, tag_ids: [other, old] })
    const both = await brandWith({ category_id, tag_ids: [old, kept] })
    const answer = await keeper.update('/bdbrandtag', { _id: old }, { merge_into: kept })
    expect(answer.errcode).toBe(0)
    expect((await brand(one)).tag_ids).toEqual([other, kept])
    expect((await brand(both)).tag_ids).toEqual([kept])
    expect((await keeper.call('GET', `/bdbrandtag/${old}`)).errcode).toBe(4040)
    const { data } = await keeper.call('GET', `/bdbrand/${one}/history`)
    expect(data.list[0].diff.tag_ids).toEqual({ from: [other, old], to: [other, kept] })
  })

  it('cannot merge a tag into itself, or into one that is gone', async () => {
    const tag = await made('/bdbrandtag', { name: '自' })
    for (const merge_into of [tag, 'nothing']) {
      const { data } = await keeper.update('/bdbrandtag', { _id: tag }, { merge_into })
      expect(data.fields).toEqual({ merge_into: 'reference' })
    }
    expect((await keeper.call('GET', `/bdbrandtag/${tag}`)).data.rev).toBe(1)
  })

  it('moves a level 2, and a level 1, with all their brands', async () => {
    const [from, to] = [
      await made('/bdbrandcategory', { name: '从' }),
      await made('/bdbrandcategory', { name: '到' }),
    ]
    const [level1, elsewhere] = [
      await made('/bdlevel1classification', { name: '一级', category_id: from }),
      await made('/bdlevel1classification', { name: '别处', category_id: to }),
    ]
    const level2 = await made('/bdlevel2classification', { name: '二级', level1_id: level1 })
    const id = await brandWith({ category_id: from, level1_id: level1, level2_id: level2 })
    await keeper.update('/bdlevel2classification', { _id: level2 }, { level1_id: elsewhere })
    expect(await brand(id)).toMatchObject({ category_id: to, level1_id: elsewhere, level2_id: level2 })
    await keeper.update('/bdlevel1classification', { _id: elsewhere }, { category_id: from })
    expect(await brand(id)).toMatchObject({ category_id: from, level1_id: elsewhere, rev: 3 })
  })

  it('cannot be somebody who only reads', async () => {
    const editor = await server.as('brand.editor')
    expect((await editor.create('/bdbrandtag', { name: '不' })).errcode).toBe(4030)
  })
})

describe('whoever removes an entry that is in use', () => {
  const replaceBy = (noun: string, _id: string, by: string, who = keeper) =>
    who.call('POST', '/dictionary/replace', {}, { noun, _id, by })
  const holders = async () => {
    const [from, to] = [
      await made('/bdbrandcategory', { name: '旧类' }),
      await made('/bdbrandcategory', { name: '新类' }),
    ]
    const [low, high] = [
      await made('/bdlevel1classification', { name: '旧级', category_id: from }),
      await made('/bdlevel1classification', { name: '新级', category_id: to }),
    ]
    return { from, to, low, high }
  }

  it('puts another in its place: levels and brands move, once each, and everything is in the log', async () => {
    const { from, to, low, high } = await holders()
    const deep = await made('/bdlevel2classification', { name: '旧二级', level1_id: low })
    const [whole, half, bare] = [
      await brandWith({ category_id: from, level1_id: low, level2_id: deep }),
      await brandWith({ category_id: from, level1_id: low }),
      await brandWith({ category_id: from }),
    ]
    expect((await replaceBy('level1_classification', low, high)).data).toEqual({ changed: 2 })
    expect(await brand(whole)).toMatchObject({ category_id: to, level1_id: high, level2_id: deep })
    expect(await brand(half)).toMatchObject({ category_id: to, level1_id: high, rev: 2 })
    expect((await replaceBy('brand_category', from, to)).data).toEqual({ changed: 1 })
    expect(await brand(bare)).toMatchObject({ category_id: to, rev: 2 })
    expect((await keeper.call('GET', `/bdbrandcategory/${from}`)).errcode).toBe(4040)
    const admin = await server.as('admin')
    const log = await admin.list('/auditlog', { cond: { entity_id: { $in: [bare, from] } }, range: 'ALL' })
    const acts = (id: string) =>
      log.data.list
        .filter((row: { entity_id: string }) => row.entity_id === id)
        .map((row: { action: string }) => row.action)
    expect(acts(bare).toSorted()).toEqual(['create', 'update'])
    expect(acts(from).toSorted()).toEqual(['create', 'remove'])
  })

  it('replaces it in lists of entries, without naming one twice', async () => {
    const [old, kept] = [
      await made('/bdbrandtag', { name: '旧签' }),
      await made('/bdbrandtag', { name: '留签' }),
    ]
    const category_id = await made('/bdbrandcategory', { name: '签类' })
    const id = await brandWith({ category_id, tag_ids: [old, kept] })
    expect((await replaceBy('brand_tag', old, kept)).data).toEqual({ changed: 1 })
    expect((await brand(id)).tag_ids).toEqual([kept])
  })

  it('changes nothing where one record cannot follow, where the other is missing, or without the rights', async () => {
    const { from, to, low } = await holders()
    const waiting = await brandWith({ category_id: from, level1_id: low })
    const free = await brandWith({ category_id: from })
    const editor = await server.as('brand.editor')
    const asked = await editor.update('/bdbrand', { _id: waiting }, { name_en: 'Waits for approval' })
    expect(asked.errcode).toBe(0)
    expect((await replaceBy('brand_category', from, to)).errcode).toBe(4094)
    expect((await replaceBy('brand_category', from, to, editor)).errcode).toBe(4030)
    for (const by of [from, 'nothing'])
      expect((await replaceBy('brand_category', from, by)).data.fields).toEqual({ by: 'reference' })
    expect((await replaceBy('brand_category', 'nothing', to)).errcode).toBe(4040)
    for (const noun of ['brand', 'site', 'flag_rule', 'nothing'])
      expect((await replaceBy(noun, from, to)).errcode).toBe(4040)
    expect(await brand(free)).toMatchObject({ category_id: from, rev: 1 })
    expect((await keeper.call('GET', `/bdbrandcategory/${from}`)).errcode).toBe(0)
  })
})
