import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { serverForTests } from '#tests/support/serverForTests.ts'

let now: number
const server = await serverForTests()
const admin = await server.as('admin')
beforeAll(async () => {
  now = (await admin.call('GET', '/health')).data.now
})

const texts = {
  title: '通知',
  title_tc: '通知',
  title_en: 'Notice',
  body: '内容',
  body_tc: '內容',
  body_en: 'Text',
}
const announce = async (more: object) => {
  const { data, errcode } = await admin.create('/announcement', { ...texts, from_at: now - 60, ...more })
  expect(errcode).toBe(0)
  return String(data._id)
}
const own = async (name: string) =>
  (await (await server.as(name)).call('GET', '/announcement/own')).data.list.map(
    ({ _id }: { _id: string }) => _id,
  )
const acknowledge = async (name: string, _id: string) =>
  (await server.as(name)).call('POST', '/announcement/acknowledge', {}, { _id })

describe('an announcement', () => {
  it('is shown to those whom it is meant for, by site and by role, while its time lasts', async () => {
    const all = await announce({})
    const guangzhou = await announce({ sites: ['2'] })
    const officers = await announce({ roles: ['rm_officer'] })
    const both = await announce({ sites: ['9', '10'], roles: ['rmhk_manager'] })
    await announce({ from_at: now + 3600 })
    await announce({ from_at: now - 7200, until_at: now - 3600 })
    const shown = async (name: string) => (await own(name)).toSorted()
    expect(await shown('gz.officer')).toEqual([all, guangzhou, officers].toSorted())
    expect(await shown('gz.manager')).toEqual([all, guangzhou].toSorted())
    expect(await shown('hk.manager')).toEqual([all, both].toSorted())
    expect(await shown('hk.officer')).toEqual([all].toSorted())
  })

  it('is not shown again to whoever has acknowledged it, of which administrators see who and when', async () => {
    const _id = await announce({ sites: ['8'] })
    expect(await own('leasing.sh')).toContain(_id)
    expect((await acknowledge('leasing.sh', _id)).data).toEqual({ ok: true })
    expect((await acknowledge('leasing.sh', _id)).errcode).toBe(0)
    expect(await own('leasing.sh')).not.toContain(_id)
    expect(await own('brand.editor')).toContain(_id)
    const { data } = await admin.call('GET', '/announcement/readers', { _id })
    expect(data).toMatchObject({ total: 1, list: [{ user_id: 'U011', username: 'leasing.sh' }] })
    expect(data.meant).toBeGreaterThan(1)
  })

  it('counts those who have every site among those whom it is meant for', async () => {
    const _id = await announce({ sites: ['2'] })
    const meant = async () => (await admin.call('GET', '/announcement/readers', { _id })).data.meant
    const before = await meant()
    const names = ['admin', 'perf.boss', 'gz.officer']
    await sql`update "user" set sites = '{}' where username = any(${names})`.execute(server.database.db)
    expect(await own('perf.boss')).toContain(_id)
    expect(await meant()).toBe(before - 1)
    await sql`update "user" set sites = '{2}' where username = 'gz.officer'`.execute(server.database.db)
  })

  it('counts a manager who has every site through another role', async () => {
    const { db } = server.database
    const _id = await announce({ sites: ['2'] })
    const meant = async () => (await admin.call('GET', '/announcement/readers', { _id })).data.meant
    const before = await meant()
    await sql`
      insert into role (_id, code, name, type, permissions) values
        ('t_lead', 't_lead', 't', 'management', '[]'), ('t_all', 't_all', 't', 'business', '["site.all"]')`.execute(
      db,
    )
    const give = (roles: readonly string[], sites: readonly string[] = []) =>
      sql`update "user" set roles = ${roles}, sites = ${sites} where username = 'hk.officer'`.execute(db)
    const { rows } = await sql<{
      roles: string[]
      sites: string[]
    }>`select roles, sites from "user" where username = 'hk.officer'`.execute(db)
    await give(['t_lead', 't_all'])
    expect(await own('hk.officer')).toContain(_id)
    expect(await meant()).toBe(before + 1)
    await give(['t_all'], ['9'])
    expect(await own('hk.officer')).not.toContain(_id)
    expect(await meant()).toBe(before)
    await give(rows[0]?.roles ?? [], rows[0]?.sites)
  })

  it('cannot be acknowledged or read by those whom it is not meant for', async () => {
    const _id = await announce({ sites: ['2'] })
    expect((await acknowledge('hk.officer', _id)).errcode).toBe(4040)
    expect((await acknowledge('gz.officer', 'nothing')).errcode).toBe(4040)
    const stranger = await server.as('hk.officer')
    expect((await stranger.call('GET', '/announcement/readers', { _id })).errcode).toBe(4030)
    expect((await stranger.list('/announcement')).errcode).toBe(4030)
    expect((await admin.call('GET', '/announcement/readers', { _id: 'nothing' })).errcode).toBe(4040)
  })

  it('has all three languages, and ends after it begins', async () => {
    const { data } = await admin.create('/announcement', { title: '只有简体', from_at: now })
    expect(Object.keys(data.fields).toSorted()).toEqual([
      'body',
      'body_en',
      'body_tc',
      'title_en',
      'title_tc',
    ])
    const late = await admin.create('/announcement', { ...texts, from_at: now, until_at: now })
    expect(late).toMatchObject({ errcode: 4004, data: { fields: { until_at: 'before_start' } } })
  })

  it('tells open pages at once when it is published or changed', async () => {
    await sql`truncate event`.execute(server.database.db)
    await announce({})
    const { rows } = await sql`select users from event where kind = 'notification'`.execute(
      server.database.db,
    )
    expect(rows).toEqual([{ users: null }])
  })
})
