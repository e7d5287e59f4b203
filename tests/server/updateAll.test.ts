import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '#contract/index.ts'
import type { Context } from '#server/engine/context.ts'
import { updateAll } from '#server/engine/write.ts'
import type { Client } from '#tests/support/client.ts'
import { contextOf } from '#tests/support/contextOf.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

const { brand, brandCategory } = contract.resources

let server: TestServer
let approver: Client
let context: Context

beforeAll(async () => {
  server = await startTestServer()
  approver = await server.as('brand.approver')
  context = await contextOf(server, approver)
}, 60_000)
afterAll(() => server.stop())

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
})
