import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#tests/support/client.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

let server: TestServer
let admin: Client
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.as('admin')
})
afterAll(() => server.stop())

interface Code {
  code: string
  in_use: boolean
}

describe('the permission catalogue', () => {
  it('is listed whole, each code with whether a role holds it, among others or as its only one', async () => {
    const { db } = server.database
    await sql`
      insert into permission (_id, code, area, object, action, name)
      select code, code, 'test', '', code, code from unnest(array['test.loose', 'test.only']) code`.execute(
      db,
    )
    await sql`update role set permissions = '"test.only"' where code = 'report_reader'`.execute(db)
    const { data } = await admin.list('/permissions/list', { range: 'ALL' })
    expect(data.total).toBe(125)
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
