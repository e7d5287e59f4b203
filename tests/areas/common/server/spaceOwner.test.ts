import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { serverForTests } from '#tests/support/serverForTests.ts'

const server = await serverForTests()

interface Owner {
  _id: string
  site: string
  permits: string[]
  stores: { _id: string; is_split: boolean; is_merge: boolean }[]
}
const sitesOf = (list: Owner[]) => list.map(({ site }) => site)

describe('the space-owner list', () => {
  it('is the own one: each store with what became of it, and what may be done there', async () => {
    const { data } = await (await server.as('gz.officer')).list('/spaceowner', { range: 'ALL' })
    expect(data.total).toBe(1)
    const [owner] = data.list
    expect(owner).toMatchObject({ user_id: 'U005', site: '2', permits: ['tour', 'scoring'] })
    const store = (_id: string) => owner.stores.find((one: { _id: string }) => one._id === _id)
    expect(store('S-GZ-L2-115')).toEqual({ _id: 'S-GZ-L2-115', is_split: false, is_merge: true })
    expect(store('S-GZ-L2-118')).toEqual({ _id: 'S-GZ-L2-118', is_split: false, is_merge: false })
  })

  it('follows a division of a store at once', async () => {
    const officer = await server.as('gz.officer')
    await sql`update store set is_split = true where _id = 'S-GZ-L2-118'`.execute(server.database.db)
    const { stores } = (await officer.list('/spaceowner')).data.list[0] as Owner
    expect(stores.find(({ _id }) => _id === 'S-GZ-L2-118')?.is_split).toBe(true)
    await sql`update store set is_split = false where _id = 'S-GZ-L2-118'`.execute(server.database.db)
  })

  it('leaves out what is over', async () => {
    const { db } = server.database
    const officer = await server.as('hk.officer')
    expect((await officer.list('/spaceowner')).data.total).toBe(1)
    await sql`update space_owner set valid_to = '2026-11-14' where user_id = 'U008'`.execute(db)
    expect((await officer.list('/spaceowner')).data).toEqual({ list: [], total: 0 })
    await sql`update space_owner set valid_to = null where user_id = 'U008'`.execute(db)
  })

  it('comes by site, in the order of the sites, and in pages', async () => {
    const manager = await server.as('hk.manager')
    expect(sitesOf((await manager.list('/spaceowner')).data.list)).toEqual(['9', '10'])
    expect(sitesOf((await manager.list('/spaceowner', { site: '10' })).data.list)).toEqual(['10'])
    expect(sitesOf((await manager.list('/spaceowner', { site: 'ALL' })).data.list)).toEqual(['9', '10'])
    const second = (await manager.list('/spaceowner', { range: '1-1' })).data
    expect([sitesOf(second.list), second.total]).toEqual([['10'], 2])
    expect((await manager.list('/spaceowner', { site: '2' })).errcode).toBe(4032)
  })

  it('of somebody else is for who may see users, at the sites both have', async () => {
    const of = { cond: { user_id: 'U005' } }
    expect((await (await server.as('gz.manager')).list('/spaceowner', of)).errcode).toBe(4030)
    expect((await (await server.as('gz.officer')).list('/spaceowner', of)).data.total).toBe(1)
    const auditor = await server.as('auditor')
    expect((await auditor.list('/spaceowner', of)).data.total).toBe(1)
    expect((await auditor.list('/spaceowner')).data.total).toBe(0)
    await sql`update "user" set sites = '{8}' where username = 'auditor'`.execute(server.database.db)
    expect((await auditor.list('/spaceowner', of)).data.total).toBe(0)
    expect((await auditor.list('/spaceowner', { ...of, site: '2' })).errcode).toBe(4032)
  })

  it('asks for a session, and for a condition on a person and nothing else', async () => {
    expect((await server.anonymous.list('/spaceowner')).errcode).toBe(555)
    const admin = await server.as('admin')
    for (const [cond, code] of [
      ['{', 4002],
      ['[]', 4002],
      ['{"site":"2"}', 4003],
      ['{"user_id":{"$ne":"U005"}}', 4003],
      ['{"user_id":7}', 4001],
      ['{}', 0],
    ] as const) {
      expect((await admin.list('/spaceowner', { cond })).errcode, cond).toBe(code)
    }
  })
})
