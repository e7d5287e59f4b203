import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#tests/support/client.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

/** Works in Guangzhou and may view none of what has labels, but for floors. */
let nobody: Client
let ids: Readonly<Record<string, string>>
const server = await serverForTests()
beforeAll(async () => {
  const { db } = server.database
  // Whoever sees every site by a role need not be at any.
  await sql`update "user" set sites = '{}' where username in ('super', 'admin')`.execute(db)
  await sql`
    insert into "user" (_id, username, name, name_en, email, sites) values
      ('BJ1', 'bj.one', '北京甲', 'Beijing One', 'one@example.com', '{5f0c7d1e9a3b4c0012d4e6f8}'),
      ('NO1', 'no.site', '无处', 'No Where', 'no@example.com', '{}')`.execute(db)
  const { rows } = await sql<{ _id: string; username: string }>`select _id, username from "user"`.execute(db)
  ids = Object.fromEntries(rows.map(({ _id, username }) => [username, _id]))
  nobody = await server.as('nomenu')
})

const named = async (path: string, cond: object, who = nobody): Promise<Record<string, string>[]> => {
  const { data, errcode } = await who.list(path, { cond, range: '0-499' })
  expect(errcode).toBe(0)
  return data.list
}
const people = async (cond: object, who = nobody) =>
  (await named('/user', cond, who)).map(({ username }) => username).toSorted()

describe('the names of people', () => {
  const asked = ['nomenu', 'gz.manager', 'brand.editor', 'hk.officer', 'leasing.sh', 'bj.one', 'no.site']

  it('are read of those who share a site, by id or by search, and of nobody else', async () => {
    const byId = { _id: { $in: asked.map((name) => ids[name]) } }
    expect(await people(byId)).toEqual(['brand.editor', 'gz.manager', 'nomenu'])
    expect(await people({ _id: ids['bj.one'] })).toEqual([])
    for (const name of asked) {
      const isShared = ['brand.editor', 'gz.manager', 'nomenu'].includes(name)
      expect(await people({ $q: name }), name).toEqual(isShared ? [name] : [])
    }
    expect(await people({ $q: 'Beijing' })).toEqual([])
    expect(await people(byId, await server.as('hk.officer'))).toEqual(['hk.officer'])
    expect(await people(byId, await server.as('leasing.sh'))).toEqual(['brand.editor', 'leasing.sh'])
  })

  it('are read of those who see every site, wherever one works', async () => {
    const cond = { _id: { $in: [ids['admin'], ids['super'], ids['no.site']] } }
    for (const who of [nobody, await server.as('hk.officer')]) {
      expect(await people(cond, who)).toEqual(['admin', 'super'])
    }
  })

  it('are all read by those who may view people', async () => {
    const auditor = await server.as('auditor')
    expect(await people({ username: asked }, auditor)).toEqual(asked.toSorted())
  })

  it('stay what they are in a file: whose name one may not read goes by the id', async () => {
    const { db } = server.database
    await sql`update brand set updated_by = 'BJ1' where _id = 'B1'`.execute(db)
    await sql`update brand set updated_by = ${ids['gz.manager']} where _id = 'B2'`.execute(db)
    const editor = await server.as('brand.editor')
    const answer = await fetch(
      `${server.url}/api/v1/bdbrand/export?format=csv&columns=_id,updated_by&cond=${encodeURIComponent('{"_id":["B1","B2"]}')}`,
      { headers: { token: String(editor.token) } },
    )
    const text = await answer.text()
    expect(text).toMatch(/BJ1/)
    expect(text).not.toMatch(/北京甲|Beijing One/)
    expect(text).not.toContain(String(ids['gz.manager']))
  })
})

describe('labels of whatever noun', () => {
  const paths = ['/user', '/bdbrand', '/bdcompany', '/bdstore', '/leaseship']
  const texts = ['', ' ', '\t\n', '\u3000', '\u200b', '%', '%%', '_', '*', '?', '.', '-', '@', '% _', '\\']

  it.each(paths)('of %s are listed for no text that looks for nothing', async (path) => {
    for (const $q of texts) {
      const answer = await nobody.list(path, { cond: { $q }, range: 'ALL' })
      expect(answer, JSON.stringify($q)).toMatchObject({ errcode: 4030, data: null })
      expect(await nobody.call('GET', `${path}/one`, { cond: { $q } })).toMatchObject({ errcode: 4030 })
    }
    for (const cond of [{}, { _id: { $gt: '' } }, { _id: { $exists: true } }, { _id: { $nin: [] } }])
      expect((await nobody.list(path, { cond })).errcode).toBe(4030)
  })

  it('are found by a text that looks for something', async () => {
    const { db } = server.database
    await sql`insert into company (_id, name, name_en, country) values ('CO-L', '寻迹', 'Trace Ltd', 'CN')`.execute(
      db,
    )
    expect((await named('/bdcompany', { $q: 'trace' })).map(({ _id }) => _id)).toEqual(['CO-L'])
    expect((await named('/bdcompany', { _id: 'CO-L' })).map(({ _id }) => _id)).toEqual(['CO-L'])
    expect(Object.keys((await named('/bdbrand', { _id: 'B1' }))[0] ?? {}).toSorted()).toEqual([
      '_id',
      'code',
      'name',
      'name_en',
      'name_tc',
    ])
  })

  it('are refused for leases to everybody who may not view them', async () => {
    expect(await nobody.list('/leaseship', { cond: { $q: 'GZ' } })).toMatchObject({ errcode: 4030 })
    expect(await nobody.list('/leaseship', { cond: { _id: 'LS-GZ-L1-101-1' } })).toMatchObject({
      errcode: 4030,
    })
  })

  it.each(['/bdstore', '/BdFloor'])('of %s are those of the own sites', async (path) => {
    const admin = await server.as('admin')
    const all = await named(path, {}, admin)
    const foreign = all.filter(({ site }) => site !== '2').map(({ _id }) => _id)
    expect(foreign.length).toBeGreaterThan(0)
    expect(await named(path, { _id: foreign })).toEqual([])
    const own = all.filter(({ site }) => site === '2').map(({ _id }) => _id)
    expect(await named(path, { _id: own })).toHaveLength(own.length)
    const found = await named(path, { $q: '1' })
    expect(found.filter(({ site }) => site !== '2')).toEqual([])
  })
})
