import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#tests/support/client.ts'
import { localAdministrator } from '#tests/support/localAdministrator.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const texts = {
  title: '通知',
  title_tc: '通告',
  title_en: 'Notice',
  body: '内容',
  body_tc: '內容',
  body_en: 'Text',
  from_at: 1_794_000_000,
}

/** Has every permission but `site.all`, in Guanggu (5) alone. */
let local: Client
/** Works in Hankou (6) and Guanggu. */
let both: Client
const server = await serverForTests()
const admin = await server.as('admin')
beforeAll(async () => {
  local = await localAdministrator(server, 'local.gg', ['5'])
  both = await server.as('wh.manager')
})

const idOf = async (username: string): Promise<string> =>
  (await admin.list('/user', { cond: { username }, one: '1' })).data._id

const announce = async (sites: readonly string[]): Promise<string> =>
  (await admin.create('/announcement', { ...texts, sites })).data._id

const readersOf = (who: Client, _id: string) => who.call('GET', '/announcement/readers', { _id })

describe('an announcement, to the administrator of one site,', () => {
  it('of another site is as absent as one that never was', async () => {
    const _id = await announce(['4', '6'])
    const absent = await local.call('GET', '/announcement/nothing')
    expect(absent.errcode).toBe(4040)
    expect(await local.call('GET', `/announcement/${_id}`)).toEqual(absent)
    expect(await readersOf(local, _id)).toEqual(await readersOf(local, 'nothing'))
    expect((await local.update('/announcement', { _id }, { title: '改' })).errcode).toBe(4040)
    const { data } = await local.list('/announcement', { range: 'ALL' })
    expect(data.list.map((one: { _id: string }) => one._id)).not.toContain(_id)
  })

  it.each([
    ['for everybody', []],
    ['for another site as well', ['5', '4']],
  ])('%s is shown and changed by nobody with fewer sites', async (_, sites) => {
    const _id = await announce(sites)
    expect((await local.call('GET', `/announcement/${_id}`)).data.sites).toEqual(sites)
    expect((await local.update('/announcement', { _id }, { title: '改' })).errcode).toBe(4032)
    expect((await local.update('/announcement', { _id }, { sites: ['5'] })).errcode).toBe(4032)
    expect((await local.remove('/announcement', { _id })).errcode).toBe(4032)
    expect((await local.create('/announcement', { ...texts, sites })).errcode).toBe(4032)
  })

  it('of the own site is made and changed, and not spread to others', async () => {
    const { data } = await local.create('/announcement', { ...texts, sites: ['5'] })
    const set = (doc: object) => local.update('/announcement', { _id: data._id }, doc)
    expect((await set({ title: '改' })).errcode).toBe(0)
    for (const sites of [[], ['4'], ['5', '4']]) expect((await set({ sites })).errcode).toBe(4032)
    expect((await local.remove('/announcement', { _id: data._id })).data.removed).toBe(1)
  })

  it('for everybody has the readers of the own site alone', async () => {
    const _id = await announce([])
    for (const who of [both, await server.as('gz.officer')])
      await who.call('POST', '/announcement/acknowledge', {}, { _id })
    const names = async (who: Client) =>
      (await readersOf(who, _id)).data.list.map(({ username }: { username: string }) => username).toSorted()
    expect(await names(admin)).toEqual(['gz.officer', 'wh.manager'])
    expect(await names(local)).toEqual(['wh.manager'])
    expect((await readersOf(local, _id)).data.meant).toBeLessThan((await readersOf(admin, _id)).data.meant)
  })
})

describe('sessions and locks, to the administrator of one site,', () => {
  const onlineTo = async (who: Client): Promise<{ username: string; _id: string }[]> =>
    (await who.call('GET', '/sys/session')).data.list

  it('are those of people whose sites are all the own', async () => {
    expect((await onlineTo(admin)).map(({ username }) => username)).toContain('wh.manager')
    expect(new Set((await onlineTo(local)).map(({ username }) => username))).toEqual(new Set(['local.gg']))
  })

  it('are ended for nobody else', async () => {
    const theirs = (await onlineTo(admin)).find(({ username }) => username === 'wh.manager')
    const end = async (body: object) => (await local.create('/sys/session/end', body)).errcode
    // Somebody of the own site and another is known to the administrator, somebody of another site is not.
    expect(await end({ user_id: await idOf('wh.manager') })).toBe(4032)
    expect(await end({ user_id: await idOf('gz.officer') })).toBe(4040)
    expect(await end({ user_id: await idOf('perf.boss') })).toBe(4032)
    expect(await end({ _id: theirs?._id })).toBe(4040)
    expect((await both.call('GET', '/userinfo')).errcode).toBe(0)
  })

  it('are lifted for nobody else, nor is a second factor', async () => {
    for (const path of ['/sys/session/unlock', '/sys/users/secondfactor', '/sys/users/password']) {
      expect((await local.create(path, { user_id: await idOf('wh.manager') })).errcode).toBe(4032)
      expect((await local.create(path, { user_id: await idOf('gz.officer') })).errcode).toBe(4040)
    }
  })

  it('leave no address of others in the sign-in log or the audit log', async () => {
    const people = async (who: Client, path: string, field: string, cond: object) => {
      const { data } = await who.list(path, { cond, range: '0-499' })
      return new Set(data.list.map((one: Record<string, unknown>) => one[field]))
    }
    expect((await people(admin, '/sys/signin', 'user_id', {})).size).toBeGreaterThan(3)
    expect(await people(local, '/sys/signin', 'user_id', {})).toEqual(new Set(['local.gg']))
    const ofSessions = { entity: 'session' }
    expect((await people(admin, '/auditlog', 'entity_id', ofSessions)).size).toBeGreaterThan(3)
    expect(await people(local, '/auditlog', 'entity_id', ofSessions)).toEqual(new Set(['local.gg']))
  })
})

describe('people, to the administrator of one site,', () => {
  it('are those who work there', async () => {
    const { data } = await local.list('/user', { range: 'ALL' })
    const names = data.list.map(({ username }: { username: string }) => username)
    expect(names).toEqual(expect.arrayContaining(['local.gg', 'wh.manager', 'perf.boss']))
    expect(names).not.toContain('gz.officer')
    const absent = await local.call('GET', '/user/nothing')
    expect(await local.call('GET', `/user/${await idOf('gz.officer')}`)).toEqual(absent)
  })

  it('get no other site and lose none', async () => {
    const _id = await idOf('wh.manager')
    for (const sites of [['5'], ['5', '6', '4'], []])
      expect((await local.update('/user', { _id }, { sites })).errcode).toBe(4032)
    const doc = { username: 'new.gg', name: 'N', roles: [] }
    expect((await local.create('/user', { ...doc, sites: [] })).errcode).toBe(4032)
    expect((await local.create('/user', { ...doc, sites: ['5', '4'] })).errcode).toBe(4032)
    const { data } = await local.create('/user', { ...doc, sites: ['5'] })
    expect((await local.update('/user', { _id: data._id }, { sites: ['4'] })).errcode).toBe(4032)
    expect((await local.update('/user', { _id: data._id }, { name: 'M' })).errcode).toBe(0)
  })

  it('get roles only if all of their sites are the own', async () => {
    const change = async (username: string) =>
      (
        await local.create('/sys/users/changerole', {
          user_ids: [await idOf(username)],
          role_ids: ['no_menu'],
          mode: 'add',
        })
      ).errcode
    expect(await change('wh.manager')).toBe(4032)
    expect(await change('gz.officer')).toBe(4040)
  })
})

describe('what every site uses', () => {
  it('is changed by nobody with fewer sites: parameters, texts, categories, jobs', async () => {
    const { data } = await admin.list('/param', {
      cond: { group: 'tour', key: 'photo_required', site: null },
      one: '1',
    })
    expect((await local.update('/param', { _id: data._id }, { value: false })).errcode).toBe(4032)
    expect((await local.call('PUT', '/system/i18n/zh_CN', {}, { messages: { 'a.b': 'c' } })).errcode).toBe(
      4032,
    )
    expect((await local.create('/SalesCategory', { name: 'N', code: 'X9' })).errcode).toBe(4032)
    expect((await local.create('/sys/job/pause', { name: 'session.cleanup', paused: true })).errcode).toBe(
      4032,
    )
    expect(
      (await local.create('/role', { code: 'r_x', name: 'r', type: 'business', permissions: [] })).errcode,
    ).toBe(4032)
  })

  it('has values for the own site', async () => {
    const value = { group: 'tour', key: 'photo_required', value: false }
    const { data, errcode } = await local.create('/param', { ...value, site: '5' })
    expect(errcode).toBe(0)
    for (const site of ['4', null])
      expect((await local.create('/param', { ...value, site })).errcode).toBe(4032)
    expect((await local.remove('/param', { _id: data._id })).data.removed).toBe(1)
  })

  it('is changed by somebody who has every site without the permission for it, as the analyst does', async () => {
    const analyst = await server.as('finance.analyst')
    expect((await analyst.call('GET', '/userinfo')).data.data).toMatchObject({ has_every_site: true })
    const made = await analyst.create('/SalesCategory', { name: 'N', code: 'X9' })
    expect(made.errcode).toBe(0)
    expect((await both.update('/SalesCategory', { _id: made.data._id }, { name: 'M' })).errcode).toBe(4032)
  })

  it('is not changed any more once there is a site that the person lacks', async () => {
    const analyst = await server.as('finance.analyst')
    const doc = {
      code: 'NEW',
      site_region: 'CN-S',
      name_sc: '新',
      currency: 'CNY',
      timezone: 'Asia/Shanghai',
    }
    expect((await local.create('/bdsite', doc)).errcode).toBe(4032)
    expect((await admin.create('/bdsite', doc)).errcode).toBe(0)
    expect((await analyst.create('/SalesCategory', { name: 'N', code: 'X8' })).errcode).toBe(4032)
    expect((await analyst.call('GET', '/userinfo')).data.data).toMatchObject({ has_every_site: false })
    const boss = await server.as('perf.boss')
    expect((await boss.create('/SalesCategory', { name: 'N', code: 'X8' })).errcode).toBe(0)
  })

  it('ran for others: their runs of a job are not shown', async () => {
    await sql`insert into job (_id, name, title, body, ticket, cancellable, site, status, created_by)
      select _id, 'session.cleanup', '{}', '{}', gen_random_uuid(), false, site, 'done', by from (values
        ('run-4', '4', 'U001'), ('run-5', '5', 'U001'), ('run-none', null, null)) made (_id, site, by)`.execute(
      server.database.db,
    )
    const runs = async (who: Client) =>
      (await who.call('GET', '/sys/job/runs', { name: 'session.cleanup' })).data.list
        .map(({ _id }: { _id: string }) => _id)
        .filter((id: string) => id.startsWith('run-'))
        .toSorted()
    expect(await runs(admin)).toEqual(['run-4', 'run-5', 'run-none'])
    expect(await runs(local)).toEqual(['run-5', 'run-none'])
  })
})
