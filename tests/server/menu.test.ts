import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#tests/support/client.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const server = await serverForTests()

async function idsOf(username: string): Promise<string[]> {
  const client = await server.as(username)
  const { data } = await client.list('/menu', { range: 'ALL' })
  return data.list.map(({ _id }: { _id: string }) => _id)
}

describe('the menu', () => {
  it('has for nobody a group without entries that are theirs', async () => {
    // The only entry of m140 asks for a permission that no role has.
    expect(await idsOf('auditor')).not.toContain('m140')
    expect(await idsOf('admin')).toEqual(expect.arrayContaining(['m140', 'm140-1']))
  })

  it('has the groups above an entry on the third level', async () => {
    expect(await idsOf('gz.officer')).toEqual(
      expect.arrayContaining(['RM', 'RM-tourIssue', 'RM-tourIssue-issueList']),
    )
  })

  it('loses a group with its last entry, over all levels', async () => {
    const { db } = server.database
    await sql`update menu set is_active = false where _id in ('RM-tourIssue-issueList', 'RM-tourIssue-issueStatistics')`.execute(
      db,
    )
    const left = await idsOf('gz.officer')
    expect(left).not.toContain('RM-tourIssue')
    expect(left).toContain('RM')
    await sql`update menu set is_active = true where _id in ('RM-tourIssue-issueList', 'RM-tourIssue-issueStatistics')`.execute(
      db,
    )
  })

  it('is whole for whoever maintains it', async () => {
    const client = await server.as('admin')
    const { data } = await client.list('/menu', { range: 'ALL', manage: 1 })
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from menu where deleted_at is null`.execute(server.database.db)
    expect(data.total).toBe(rows[0]?.count)
  })
})

describe('the menu of an operator', () => {
  let admin: Client
  const ids: Record<string, string> = {}
  const change = (_id: string, doc: object) => admin.call('PUT', '/menu', { cond: { _id }, manage: 1 }, doc)
  const remove = (_id: string) => admin.call('DELETE', '/menu', { cond: { _id }, manage: 1 })
  const added = (doc: object) =>
    admin.create('/menu', { name: 'Canteen', uri: '/canteen', permission_code: 'shop.view', ...doc })

  beforeAll(async () => {
    admin = await server.as('admin')
    for (const name of ['group', 'other']) ids[name] = (await added({ name, uri: null })).data._id
  })

  it('gets an entry that people see at once, with one line in the audit log', async () => {
    const manager = await server.as('gz.manager')
    const names = async () =>
      (await manager.list('/menu', { range: 'ALL' })).data.list.map(({ name }: { name: string }) => name)
    const { data } = await added({ parent: 'RM', name: 'Canteen', sites: '2' })
    expect(data).toMatchObject({ parent: 'RM', sites: ['2'], is_active: true, declared_as: null })
    expect(await names()).toContain('Canteen')
    await change(data._id, { is_active: false })
    expect(await names()).not.toContain('Canteen')
    expect(await remove(data._id)).toMatchObject({ errcode: 0, data: { removed: 1 } })
    const log = await admin.list('/auditlog', { cond: { entity: 'menu', entity_id: data._id } })
    expect(log.data.list.map(({ action }: { action: string }) => action).sort()).toEqual([
      'create',
      'remove',
      'update',
    ])
  })

  it.each<[string, object, object]>([
    ['on a fourth level', { parent: 'RM-tourIssue-issueList' }, { parent: 'too_deep' }],
    ['below an entry that does not exist', { parent: 'nowhere' }, { parent: 'reference' }],
    ['with an address of another host', { uri: 'https://evil.example' }, { uri: 'pattern' }],
    ['with an address that browsers take for a host', { uri: '//evil.example' }, { uri: 'pattern' }],
    ['with a script for an address', { uri: 'javascript:alert(1)' }, { uri: 'pattern' }],
    [
      'with a permission that no area has',
      { permission_code: 'no.such.code' },
      { permission_code: 'choice' },
    ],
    ['at a site that does not exist', { sites: ['2', '99'] }, { sites: 'reference' }],
    ['with an icon of another host', { icon: '//evil.example/i.png' }, { icon: 'pattern' }],
    ['to an external page without an address', { is_out: true }, { out_url: 'required' }],
    [
      'to a host that is not allowed',
      { is_out: true, out_url: 'https://bi.example.net' },
      { out_url: 'frame_host' },
    ],
    [
      'to an allowed host in disguise',
      { is_out: true, out_url: 'https://localhost@bi.example.net' },
      { out_url: 'frame_host' },
    ],
    ['to an external script', { is_out: true, out_url: 'javascript:alert(1)' }, { out_url: 'frame_host' }],
    [
      'to a page of the console in a frame',
      { is_out: true, out_url: '/api/v1/menu' },
      { out_url: 'frame_host' },
    ],
  ])('has no entry %s', async (_, doc, fields) => {
    expect(await added(doc)).toMatchObject({ errcode: 4004, data: { fields } })
  })

  it('has an address once at each site', async () => {
    const taken = { errcode: 4090, data: { fields: { uri: 'duplicate' } } }
    expect(await added({ uri: '/brandDB/brand', sites: ['9'] })).toMatchObject(taken)
    expect(await added({ uri: '/RM/tour/list/', sites: ['2'] })).toMatchObject(taken)
    const { data, errcode } = await added({ uri: '/RM/tour/list', sites: ['9'] })
    expect(errcode).toBe(0)
    expect(await change(data._id, { sites: [] })).toMatchObject(taken)
    await remove(data._id)
  })

  it.each(['http://localhost:8080/board?token={token}', '/demo/board?site={site_id}'])(
    'leads outside to %s, by the frame page of the entry',
    async (out_url) => {
      const { data } = await added({ is_out: true, out_url })
      expect(data).toMatchObject({ out_url, uri: `/Iframe/${data._id}` })
      expect((await change(data._id, { is_out: false })).data.uri).toBeNull()
      await remove(data._id)
    },
  )

  it.each<[string, object, object]>([
    ['into its own branch', { parent: 'RM-tourIssue' }, { parent: 'own_branch' }],
    ['with three levels below another entry', { parent: 'brandDB' }, { parent: 'too_deep' }],
  ])('moves nothing %s', async (_, doc, fields) => {
    expect(await change('RM', doc)).toMatchObject({ errcode: 4004, data: { fields } })
  })

  it('refuses one of two moves that together make a circle', async () => {
    const { group = '', other = '' } = ids
    const replies = await Promise.all([change(group, { parent: other }), change(other, { parent: group })])
    expect(replies.map(({ errcode }) => errcode).sort()).toEqual([0, 4004])
    await Promise.all([change(group, { parent: null }), change(other, { parent: null })])
  })

  it('keeps what areas declare, but for names, place, sites and whether it is shown', async () => {
    const doc = { name_en: 'Brand list', order: 60990, parent: ids['group'], sites: ['8'], is_active: false }
    expect(await change('brandDB-brand', doc)).toMatchObject({ errcode: 0, data: doc })
    const fixed = { uri: '/canteen', permission_code: 'shop.view', out_url: '/demo/board' }
    expect(await change('brandDB-brand', fixed)).toMatchObject({
      errcode: 4004,
      data: { fields: { uri: 'of_area', permission_code: 'of_area', out_url: 'of_area' } },
    })
    expect((await remove('brandDB-brand')).errcode).toBe(4093)
    expect((await remove(ids['group'] ?? '')).errcode).toBe(4093)
  })

  it('can be mended where an old entry asks for what does not exist', async () => {
    expect((await change('m140-1', { name_en: 'Energy' })).data).toMatchObject({ name_en: 'Energy' })
  })

  it('is changed by those who may, and by nobody else', async () => {
    for (const name of ['gz.officer', 'super'])
      expect((await (await server.as(name)).create('/menu', { name: 'X' })).errcode).toBe(4030)
  })
})
