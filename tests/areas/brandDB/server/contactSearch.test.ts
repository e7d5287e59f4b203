import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Client } from '#tests/support/client.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

/** May see how people are reached. */
let editor: Client
/** May see contacts, and not that. */
let outsider: Client
let company: { _id: string; name: string }
let brand: { _id: string; name: string }

const server = await serverForTests()
beforeAll(async () => {
  const { db } = server.database
  const first = async (table: string) =>
    (
      await sql<{
        _id: string
        name: string
      }>`select _id, name from ${sql.table(table)} order by _id limit 1`.execute(db)
    ).rows[0] ?? { _id: '', name: '' }
  company = await first('company')
  brand = await first('brand')
  await sql`
    insert into contact (_id, name, name_en, position, mobile, email, wechat, company_id, brand_ids, sites, pinyin) values
      ('CT1', '林晓雯', 'Xorla Lin', 'Store xorper', '13800135678', 'quoxle@example.com', 'wuxle1', ${company._id},
        ${[brand._id]}, '{}', 'linxiaowen lxw'),
      ('CT2', 'Xorbert', null, 'Director', '55512', null, null, null, '{}', '{8,9}', null),
      ('CT4', 'Xorfar', null, null, null, null, null, null, '{}', '{9}', null),
      ('CT3', 'Xorgone', null, null, null, null, null, null, '{}', '{}', null)`.execute(db)
  await sql`update contact set deleted_at = 1 where _id = 'CT3'`.execute(db)
  editor = await server.as('brand.editor')
  outsider = await server.as('leasing.sh')
})

const search = async (query: Record<string, unknown>, by = editor) => {
  const { data, errcode } = await by.call('GET', '/bd/contact/search', query)
  expect(errcode).toBe(0)
  return data
}
const idsOf = async (query: Record<string, unknown>, by = editor): Promise<string[]> =>
  (await search(query, by)).list.map(({ _id }: { _id: string }) => _id).toSorted()

it('a person is found by names, position and pinyin, with whom they stand for', async () => {
  expect(await idsOf({ q: 'xor' })).toEqual(['CT1', 'CT2'])
  expect(await idsOf({ q: '晓雯' })).toEqual(['CT1'])
  expect(await idsOf({ q: 'lxw' })).toContain('CT1')
  const { list, total } = await search({ q: 'xorper' })
  expect(total).toBe(1)
  expect(list[0]).toEqual({
    _id: 'CT1',
    name: '林晓雯',
    position: 'Store xorper',
    company_name: company.name,
    brand_names: [brand.name],
    mobile: '138****5678',
  })
})

it('the mobile of a person is masked for everybody, also for those who may see it in the record', async () => {
  expect((await editor.call('GET', '/bdcontact/CT1')).data.mobile).toBe('13800135678')
  for (const by of [editor, outsider]) {
    expect((await search({ q: 'xorper' }, by)).list[0].mobile).toBe('138****5678')
    expect((await search({ q: 'xorbert' }, by)).list[0].mobile).not.toContain('55512')
  }
})

it('whoever is for foreign sites alone is found by nobody of others', async () => {
  expect(await idsOf({ q: 'xorfar' })).toEqual([])
  expect(await idsOf({ q: 'xorfar' }, await server.as('brand.approver'))).toEqual(['CT4'])
})

it('a person is found by phone and email by those who may see them', async () => {
  for (const q of [
    '13800135678',
    '138-0013-5678',
    '+86 138 0013 5678',
    '１３８００１３５６７８',
    '5678',
    'QUOXLE@example.com',
  ])
    expect([q, await idsOf({ q })]).toEqual([q, ['CT1']])
  expect(await idsOf({ q: '55512' })).toEqual(['CT2'])
})

it('nobody else is found by what is private, nor anybody by what is no way to search', async () => {
  for (const q of [
    '13800135678',
    '+86 138 0013 5678',
    '138001356',
    '55512',
    'quoxle',
    'quoxel',
    'example.com',
  ])
    expect([q, (await search({ q }, outsider)).total]).toEqual([q, 0])
  for (const by of [editor, outsider]) expect((await search({ q: 'wuxle1' }, by)).total).toBe(0)
})

it('a company, a brand and a site narrow the search', async () => {
  expect(await idsOf({ q: 'xor', company_id: company._id })).toEqual(['CT1'])
  expect(await idsOf({ q: 'xor', brand_id: brand._id })).toEqual(['CT1'])
  expect(await idsOf({ q: 'xor', company_id: 'none' })).toEqual([])
  // Whoever has no site can be spoken to everywhere.
  expect(await idsOf({ q: 'xor', site: '2' })).toEqual(['CT1'])
  expect(await idsOf({ brand_id: brand._id, limit: 50 })).toContain('CT1')
})

it('the limit of a search holds and the total goes beyond it', async () => {
  const { list, total } = await search({ q: 'xor', limit: 1 })
  expect([list.length, total]).toEqual([1, 2])
})

it('whoever may not see contacts is refused, and so is a foreign site', async () => {
  const tour = await server.as('gz.officer')
  expect((await tour.call('GET', '/bd/contact/search', { q: 'xor' })).errcode).toBe(4030)
  expect((await editor.call('GET', '/bd/contact/search', { q: 'xor', site: 'none' })).errcode).toBe(4032)
  expect((await editor.call('GET', '/bd/contact/search', { q: 'xor', limit: 51 })).errcode).toBe(4001)
})
