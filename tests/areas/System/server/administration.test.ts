import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Client } from '#tests/support/client.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const server = await serverForTests()
const admin = await server.as('admin')

interface Code {
  code: string
  in_use: boolean
}

describe('the permission catalogue', () => {
  it('is listed whole, each code with whether a role holds it, among others or as its only one', async () => {
    const { db } = server.database
    const before = (await admin.list('/permissions/list', { range: 'ALL' })).data.total
    await sql`
      insert into permission (_id, code, area, object, action, name)
      select code, code, 'test', '', code, code from unnest(array['test.loose', 'test.only']) code`.execute(
      db,
    )
    await sql`update role set permissions = '"test.only"' where code = 'report_reader'`.execute(db)
    const { data } = await admin.list('/permissions/list', { range: 'ALL' })
    expect(before).toBeGreaterThan(120)
    expect(data.total).toBe(before + 2)
    const loose = data.list.filter(({ in_use }: Code) => !in_use)
    expect(loose.map(({ code }: Code) => code)).toEqual(['test.loose'])
  })

  it('is narrowed by area and searched by name', async () => {
    const { data } = await admin.list('/permissions/list', { cond: { area: 'flag' } })
    expect(data.list.map(({ code }: Code) => code)).toEqual(['flag.edit', 'flag.rule.edit', 'flag.view'])
    const found = await admin.list('/permissions/list', { cond: { $q: '審計' } })
    expect(found.data.list.map(({ code }: Code) => code)).toEqual(['system.auditlog.view'])
    expect((await admin.list('/permissions/list', { cond: { secret: 1 } })).errcode).toBe(4003)
  })
})

describe('a site', () => {
  it('is renamed in Simplified Chinese, and everybody reads that name', async () => {
    const { data } = await admin.update('/bdsite', { _id: '2' }, { name_sc: '广州天河店' })
    expect(data).toMatchObject({ name: '广州天河店', name_sc: '广州天河店', name_tc: '廣州店' })
    const officer = await server.as('gz.officer')
    expect((await officer.call('GET', '/userinfo')).data.sites[0].name).toBe('广州天河店')
  })

  it('is opened by an administrator, who works there at once', async () => {
    const opened = {
      code: 'NEW',
      site_region: 'HK',
      name_sc: '新店',
      currency: 'HKD',
      timezone: 'Asia/Hong_Kong',
    }
    const { errcode, data } = await admin.create('/bdsite', opened)
    expect([errcode, data.name]).toEqual([0, '新店'])
    const floor = { site: data._id, code: 'L1', name: '一层' }
    expect((await admin.create('/BdFloor', floor)).errcode).toBe(0)
    expect((await (await server.as('gz.officer')).create('/bdsite', { ...opened, code: 'X' })).errcode).toBe(
      4030,
    )
  })

  it.each<[object, number]>([
    [{ name: '别名' }, 4004],
    [{ timezone: 'Mars/Olympus' }, 4004],
    [{ code: 'SH' }, 4090],
  ])('is not changed to %j', async (doc, code) => {
    expect((await admin.update('/bdsite', { _id: '2' }, doc)).errcode).toBe(code)
  })
})

describe('a department', () => {
  it('is known by its number, which is given once', async () => {
    const doc = { value: '300', name: '可持续发展', text: 'Sustainability', list_type: 'main' }
    const { data } = await admin.create('/bddepartment', doc)
    expect(data).toMatchObject({ _id: '300', value: '300' })
    const renamed = await admin.update('/bddepartment', { _id: '300' }, { name_en: 'Sustainability' })
    expect(renamed.data).toMatchObject({ name_en: 'Sustainability' })
    expect((await admin.remove('/bddepartment', { _id: '300' })).data).toEqual({ removed: 1 })
    expect((await admin.create('/bddepartment', doc)).data).toEqual({ fields: { value: 'duplicate' } })
  })

  it('keeps its number, and stays as long as people are in it', async () => {
    expect((await admin.update('/bddepartment', { _id: '16' }, { value: '17' })).errcode).toBe(4004)
    expect((await admin.remove('/bddepartment', { _id: '16' })).errcode).toBe(4093)
    const officer = await server.as('gz.officer')
    expect((await officer.create('/bddepartment', { value: '301' })).errcode).toBe(4030)
  })
})

describe('a staff level', () => {
  it('is named anew, but neither added nor removed', async () => {
    const { data } = await admin.update('/stafflevel', { _id: '2' }, { name_en: 'Executive' })
    expect(data).toMatchObject({ name_en: 'Executive', order: 2 })
    expect((await admin.create('/stafflevel', { name: '顾问' })).errcode).toBe(4030)
    expect((await admin.remove('/stafflevel', { _id: '2' })).errcode).toBe(4030)
  })
})

describe("the operator's own messages", () => {
  it('leave the languages where they were asked for until now', async () => {
    const languages = ['zh_CN', 'zh_TW', 'en_US']
    for (const query of [{}, { list: 'languages' }, { r: '1' }]) {
      const { data } = await server.anonymous.call('GET', '/system/i18n', query)
      expect(data.list.map(({ name }: { name: string }) => name)).toEqual(languages)
    }
  })

  it('are for whoever may see them', async () => {
    const asked = async (client: Client) =>
      (await client.call('GET', '/system/i18n', { list: 'messages' })).errcode
    expect(await asked(server.anonymous)).toBe(555)
    expect(await asked(await server.as('gz.officer'))).toBe(4030)
    expect(await asked(await server.as('auditor'))).toBe(0)
  })
})

describe('whatever an administrator does', () => {
  const texts = { title: 'A', title_tc: 'A', title_en: 'A', body: 'B', body_tc: 'B', body_en: 'B' }
  const person = { username: 'audited.person', name: 'P', roles: ['no_menu'], sites: ['2'] }
  const named = (code: string) => ({ code, name: 'N', type: 'business', permissions: ['rm.tour_issue.view'] })
  const i18n = '/system/i18n/en_US'
  const ids: Record<string, string> = {}
  const id = (name: string) => ({ _id: ids[name] })
  const made = (name: string, path: string, doc: () => object) => async (): Promise<Reply> => {
    const reply = await admin.create(path, doc())
    ids[name] = reply.data?._id
    return reply
  }

  /** In this order, because the later ones need what the earlier ones made. */
  const writes: readonly (readonly [what: string, entity: string, write: () => Promise<Reply>])[] = [
    ['adds an account', 'user', made('user', '/user', () => person)],
    ['changes it', 'user', () => admin.update('/user', id('user'), { name: 'Q' })],
    ['gives it a role', 'user', () => admin.create('/sys/users/changerole', roles('add'))],
    ['takes it away', 'user', () => admin.create('/sys/users/changerole', roles('remove'))],
    ['sets a new password', 'user', () => admin.create('/sys/users/password', { user_id: ids['user'] })],
    ['removes it', 'user', () => admin.remove('/user', id('user'))],
    ['adds a role', 'role', made('role', '/role', () => named('audited'))],
    [
      'narrows its rows',
      'role',
      () => admin.update('/role', id('role'), { data_scope: { tour_problem: { self: 'found_by' } } }),
    ],
    ['removes it', 'role', () => admin.remove('/role', id('role'))],
    ['adds a menu entry', 'menu', made('menu', '/menu', () => ({ name: 'M', uri: '/RM/audited' }))],
    ['moves it', 'menu', () => admin.update('/menu', id('menu'), { order: 7 })],
    ['removes it', 'menu', () => admin.remove('/menu', id('menu'))],
    [
      'adds a department',
      'department',
      made('department', '/bddepartment', () => ({ value: '901', name: 'D', text: 'D', list_type: 'main' })),
    ],
    ['renames it', 'department', () => admin.update('/bddepartment', id('department'), { name: 'E' })],
    ['removes it', 'department', () => admin.remove('/bddepartment', id('department'))],
    ['renames a site', 'site', () => admin.update('/bdsite', { _id: '4' }, { name_en: 'Audited' })],
    ['renames a staff level', 'staff_level', () => admin.update('/stafflevel', { _id: '1' }, { name: 'L' })],
    ['sets a parameter', 'param', () => admin.update('/param', { _id: 'P-ui.decor_ms' }, { value: 4000 })],
    [
      'sets it for a site',
      'param',
      made('param', '/param', () => ({ group: 'lease', key: 'expiring_days', site: '8', value: 90 })),
    ],
    ['takes that back', 'param', () => admin.remove('/param', id('param'))],
    [
      'says a text anew',
      'i18n_message',
      () => admin.call('PUT', i18n, {}, { messages: { 'ra.action.save': 'Keep' } }),
    ],
    [
      'takes that back',
      'i18n_message',
      () => admin.call('PUT', i18n, {}, { messages: { 'ra.action.save': '' } }),
    ],
    [
      'announces something',
      'announcement',
      made('announcement', '/announcement', () => ({ ...texts, from_at: 1_800_000_000 })),
    ],
    [
      'changes that',
      'announcement',
      () => admin.update('/announcement', id('announcement'), { until_at: 1_900_000_000 }),
    ],
    ['removes it', 'announcement', () => admin.remove('/announcement', id('announcement'))],
    ['signs somebody out', 'session', () => admin.create('/sys/session/end', { user_id: 'U008' })],
    ['lets somebody in', 'session', () => admin.create('/sys/session/unlock', { user_id: 'U008' })],
    [
      'pauses a job',
      'job_schedule',
      () => admin.create('/sys/job/pause', { name: 'session.cleanup', paused: true }),
    ],
    [
      'goes on with it',
      'job_schedule',
      () => admin.create('/sys/job/pause', { name: 'session.cleanup', paused: false }),
    ],
  ]
  const roles = (mode: string) => ({ user_ids: [ids['user']], role_ids: ['brand_editor'], mode })

  it('is in the audit log once, in their name, without a secret', async () => {
    const { db } = server.database
    await server.as('hk.officer')
    const entries = async () =>
      (
        await sql<{ _id: string; entity: string; user_id: string; text: string }>`
        select _id, entity, user_id, audit_log::text as text from audit_log`.execute(db)
      ).rows
    let before = new Set((await entries()).map(({ _id }) => _id))
    for (const [what, entity, write] of writes) {
      const { errcode, data } = await write()
      expect(errcode, what).toBe(0)
      const all = await entries()
      const added = all.filter(({ _id }) => !before.has(_id))
      expect(
        added.map((one) => [one.entity, one.user_id]),
        what,
      ).toEqual([[entity, 'U001']])
      const secrets = [data?.initial_password, 'argon2', 'password_hash'].filter((text) => text !== undefined)
      for (const secret of secrets) expect(added[0]?.text.includes(secret), `${what}: ${secret}`).toBe(false)
      before = new Set(all.map(({ _id }) => _id))
    }
  })
})

type Reply = Awaited<ReturnType<Client['create']>>
