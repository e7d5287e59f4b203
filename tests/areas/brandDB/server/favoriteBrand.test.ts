import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import type { Client } from '#tests/support/client.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const path = '/bs/user/favorite/brand'

const server = await serverForTests()
const editor = await server.as('brand.editor')
const leasing = await server.as('leasing.head')
beforeEach(async () => {
  await sql`delete from user_favorite_brand`.execute(server.database.db)
})

const mark = (by: Client, brand_id: string) => by.call('POST', path, {}, { brand_id })
const marked = async (by: Client, query = {}): Promise<string[]> =>
  (await by.call('GET', path, query)).data.list.map(({ _id }: { _id: string }) => _id)

it('somebody marks brands and finds the latest first, and nobody else sees them', async () => {
  expect((await mark(editor, 'B3')).data).toEqual({ brand_id: 'B3', is_favourite: true })
  await sql`update user_favorite_brand set at = at - 10`.execute(server.database.db)
  await mark(editor, 'B5')
  await mark(leasing, 'B7')
  expect(await marked(editor)).toEqual(['B5', 'B3'])
  expect(await marked(leasing)).toEqual(['B7'])
  const { data } = await editor.call('GET', path, { range: '1-1' })
  expect([data.list.length, data.list[0]._id, data.total]).toEqual([1, 'B3', 2])
})

it('marking again, and taking the mark away again, changes nothing', async () => {
  await mark(editor, 'B3')
  expect((await mark(editor, 'B3')).errcode).toBe(0)
  expect(await marked(editor)).toEqual(['B3'])
  for (let times = 0; times < 2; times += 1) {
    const { data, errcode } = await editor.remove(path, { brand_id: 'B3' })
    expect([data, errcode]).toEqual([{ brand_id: 'B3', is_favourite: false }, 0])
  }
  expect(await marked(editor)).toEqual([])
})

it('the mark is taken away by the body as well, and only the own one', async () => {
  await mark(editor, 'B3')
  await mark(leasing, 'B3')
  expect((await editor.call('DELETE', path, {}, { brand_id: 'B3' })).errcode).toBe(0)
  expect([await marked(editor), await marked(leasing)]).toEqual([[], ['B3']])
})

it('a brand that was removed cannot be marked and is not shown', async () => {
  const admin = await server.as('admin')
  const category_id = (await admin.list('/bdbrandcategory', { range: '0-0' })).data.list[0]._id
  const { data } = await admin.create('/bdbrand', { name: '一时之物', category_id })
  await mark(editor, data._id)
  expect(await marked(editor)).toEqual([data._id])
  await admin.remove('/bdbrand', { _id: data._id })
  expect(await marked(editor)).toEqual([])
  expect((await mark(editor, data._id)).errcode).toBe(4040)
  expect((await mark(editor, 'none')).errcode).toBe(4040)
})

it('whoever may not see brands may not mark them, and a foreign site is refused', async () => {
  const { rows } = await sql<{ _id: string }>`
    update "user" set roles = '{}' where username = 'leasing.sh' returning _id`.execute(server.database.db)
  expect(rows).toHaveLength(1)
  const nobody = await server.as('leasing.sh')
  expect((await mark(nobody, 'B3')).errcode).toBe(4030)
  expect((await nobody.call('GET', path)).errcode).toBe(4030)
  expect((await server.anonymous.call('GET', path)).errcode).toBe(555)
  expect((await editor.call('GET', path, { site: 'none' })).errcode).toBe(4032)
})

it.each([
  ['no condition', {}],
  ['another field', { cond: { name: 'x' } }],
  ['several brands', { cond: { brand_id: { $in: ['B3', 'B5'] } } }],
  ['what is no JSON', { cond: '{' }],
])('the mark stays where %s is given', async (_, query) => {
  await mark(editor, 'B3')
  const { status, errcode } = await editor.call('DELETE', path, query)
  expect([status, [4002, 4003].includes(errcode)]).toEqual([200, true])
  expect(await marked(editor)).toEqual(['B3'])
})
