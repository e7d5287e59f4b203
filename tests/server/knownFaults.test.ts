import { shippedHalves } from '#tests/support/shippedHalves.ts'
import { describe, expect, it } from 'vitest'
import { tourProblem } from '#contract/RM/tourProblem.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { exportRows } from '#server/engine/exportRows.ts'
import { resourcesOf } from '#server/app/plugins/resourcesOf.ts'
import { findSession } from '#server/services/session/session.ts'
import { demoNow } from '#tests/support/embeddedTemplate.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

// Faults that other admin back ends were found to have, each by its name. Rows that cross over between requests at the same
// moment are looked for in sites.test.ts.

const server = await serverForTests()

async function contextOf(username: string): Promise<Context> {
  const { db } = server.database
  const session = await findSession(
    db,
    String((await server.as(username)).token),
    Math.floor(Date.now() / 1000),
  )
  if (!session) throw new Error(`${username} has no session`)
  return {
    db,
    resources: resourcesOf(shippedHalves),
    who: session.subject,
    requestId: 'test',
    ip: null,
    now: Date.parse(demoNow) / 1000,
  }
}

describe('an export', () => {
  const noun = tourProblem
  const exported = async (username: string, query: { site?: string; cond?: string }): Promise<Row[]> => {
    const taking = { fields: ['_id', 'site'], most: 5000, reading: server.database.reading }
    const rows: Row[] = []
    for await (const page of await exportRows(noun, await contextOf(username), query, taking))
      rows.push(...page)
    return rows
  }

  it('has the rows of the list and no others: the scope of whoever asks goes with it', async () => {
    const client = await server.as('hk.manager')
    const { data } = await client.list(noun.path, { range: 'ALL' })
    const listed = data.list.map(({ _id }: { _id: string }) => _id)
    const rows = await exported('hk.manager', {})
    expect(rows.map(({ _id }) => _id).toSorted()).toEqual(listed.toSorted())
    expect(new Set(rows.map(({ site }) => site))).toEqual(new Set(['9', '10']))
    expect(await exported('hk.manager', { cond: '{"site":"2"}' })).toEqual([])
    await expect(exported('hk.manager', { site: '2' })).rejects.toMatchObject({ key: 'site.denied' })
    await expect(exported('nomenu', {})).rejects.toMatchObject({ key: 'permission.denied' })
  })
})

describe('an order', () => {
  it.each([
    'name; drop table brand',
    'name desc, (select pg_sleep(5))',
    '(select password_hash from "user" limit 1)',
    'search_text',
    'password_hash',
    '__proto__',
  ])('of %j is no field, and refused', async (field) => {
    const admin = await server.as('admin')
    const { errcode } = await admin.list('/bdbrand', { sort: { [field]: 1 } })
    expect(errcode).toBe(4003)
    expect(
      (await admin.list('/bdbrand', { sort: `{${JSON.stringify('name')}: "desc; drop table brand"}` }))
        .errcode,
    ).toBe(4002)
  })
})

describe('a change that is refused', () => {
  it('says so, and nothing has changed', async () => {
    const [admin, reader] = [await server.as('admin'), await server.as('leasing.sh')]
    const before = (await admin.call('GET', '/bdbrand/B2')).data
    const answers = [
      await reader.update('/bdbrand', { _id: 'B2' }, { founded_year: 1900 }),
      await admin.update('/bdbrand', { _id: 'B2' }, { founded_year: 1900, rev: before.rev + 7 }),
      await admin.update('/bdbrand', { _id: 'B2' }, { founded_year: 'old' }),
      await admin.update('/bdbrand', { _id: 'B2' }, { store_count: 4 }),
      await admin.update('/bdbrand', { _id: 'no such brand' }, { founded_year: 1900 }),
    ]
    expect(answers.map(({ errcode }) => errcode)).toEqual([4030, 4092, 4004, 4004, 4040])
    expect((await admin.call('GET', '/bdbrand/B2')).data).toEqual(before)
  })

  it('in the middle of many changes none of them', async () => {
    const admin = await server.as('admin')
    const cond = { _id: { $in: ['B4', 'B5', 'B6'] } }
    const before = (await admin.list('/bdbrand', { cond })).data
    const { errcode } = await admin.update('/bdbrand', cond, { level1_id: 'nowhere' })
    expect(errcode).toBe(4004)
    expect((await admin.list('/bdbrand', { cond })).data).toEqual(before)
  })
})

describe('a condition', () => {
  it('cannot ask for what is hidden, by which it could be guessed', async () => {
    const { errcode } = await (
      await server.as('leasing.sh')
    ).list('/bdcontact', { cond: { mobile: { $like: '138' } } })
    expect(errcode).toBe(4003)
    expect(
      (await (await server.as('admin')).list('/user', { cond: { password_hash: { $exists: true } } }))
        .errcode,
    ).toBe(4003)
  })

  it('that names nobody matches nobody, in a list, a change and a removal', async () => {
    const admin = await server.as('admin')
    const nobody = { _id: { $in: [] } }
    const { data } = await admin.list('/bdbrandtag', { range: 'ALL' })
    expect((await admin.list('/bdbrandtag', { cond: nobody })).data).toMatchObject({ list: [], total: 0 })
    expect((await admin.update('/bdbrandtag', nobody, { color: '#000000' })).data).toEqual({
      list: [],
      total: 0,
    })
    expect((await admin.remove('/bdbrandtag', nobody)).data).toEqual({ removed: 0 })
    expect((await admin.call('DELETE', '/bdbrandtag', {}, { ids: [] })).errcode).not.toBe(5000)
    expect((await admin.list('/bdbrandtag', { range: 'ALL' })).data).toEqual(data)
  })

  it('that is left out changes nothing at all', async () => {
    const admin = await server.as('admin')
    expect((await admin.call('PUT', '/bdbrandtag', {}, { color: '#000000' })).errcode).toBe(4001)
    expect((await admin.call('DELETE', '/bdbrandtag')).errcode).toBe(4001)
    expect((await admin.call('DELETE', '/bdbrandtag', { cond: {} })).errcode).toBe(4001)
  })
})
