import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#tests/support/client.ts'
import { sendFile } from '#tests/support/fileCalls.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

let admin: Client
const server = await serverForTests()
beforeAll(async () => {
  admin = await server.as('admin')
})

const messagesIn = async (name: string) => (await server.anonymous.call('GET', `/system/i18n/${name}`)).data
const change = (name: string, messages: Record<string, unknown>, who = admin) =>
  who.call('PUT', `/system/i18n/${name}`, {}, { messages })

describe('the languages', () => {
  it('are told to anybody, in their order', async () => {
    const { data } = await server.anonymous.call('GET', '/system/i18n', { list: 'languages' })
    expect(data.total).toBe(3)
    expect(data.list).toEqual([
      { _id: 'zh_CN', name: 'zh_CN', label: '简体中文', is_default: true, is_active: true },
      { _id: 'zh_TW', name: 'zh_TW', label: '繁體中文', is_default: false, is_active: true },
      { _id: 'en_US', name: 'en_US', label: 'English', is_default: false, is_active: true },
    ])
  })

  it('carry what the operator says otherwise, and nothing of a language that there is not', async () => {
    expect(await messagesIn('zh_TW')).toEqual({
      name: 'zh_TW',
      version: 0,
      messages: { 'atrium.shell.operator': '曜映商業集團' },
    })
    expect((await server.anonymous.call('GET', '/system/i18n/fr_FR')).errcode).toBe(4040)
  })
})

it.each(['%00', 'zh_CN%00', 'zh%5FCN%27--', '%F0%9F%98%80', 'x'.repeat(300), '..%2Fzh_CN', '%20'])(
  'a language cannot be named %s',
  async (name) => {
    expect((await server.anonymous.call('GET', `/system/i18n/${name}`)).errcode).toBe(4040)
    const admin = await server.as('admin')
    const messages = { 'atrium.test': 'x' }
    expect((await admin.call('PUT', `/system/i18n/${name}`, {}, { messages })).errcode).toBe(4040)
  },
)

describe('changing messages', () => {
  it('adds, replaces and takes back, and each change is a new version', async () => {
    expect((await change('en_US', { 'a.b': 'one', 'a.c': 'two' })).data).toEqual({ updated: 2 })
    expect((await change('en_US', { 'a.b': 'One', 'a.c': 'two' })).data).toEqual({ updated: 1 })
    expect((await change('en_US', { 'a.b': '', 'never.there': '' })).data).toEqual({ updated: 1 })
    expect(await messagesIn('en_US')).toEqual({
      name: 'en_US',
      version: 3,
      messages: { 'a.c': 'two', 'atrium.shell.operator': 'Lumen Malls' },
    })
    expect((await change('en_US', { 'a.c': 'two' })).data).toEqual({ updated: 0 })
    expect((await messagesIn('en_US')).version).toBe(3)
    expect((await messagesIn('zh_CN')).version).toBe(0)
  })

  it('takes the words of resources, whose names have a slash', async () => {
    const words = {
      'resources.PS/tenantSale.name': 'Takings',
      'resources.PS/tenantSale.fields.gross': 'Gross',
    }
    expect((await change('en_US', words)).data).toEqual({ updated: 2 })
    expect((await messagesIn('en_US')).messages).toMatchObject(words)
    const nothing = Object.fromEntries(Object.keys(words).map((key) => [key, '']))
    expect((await change('en_US', nothing)).data).toEqual({ updated: 2 })
  })

  it('does not overwrite what somebody else has written since it was read', async () => {
    const send = (text: string, from?: string) =>
      admin.call(
        'PUT',
        '/system/i18n/en_US',
        {},
        {
          messages: { 'both.text': text, 'both.other': text },
          ...(from === undefined ? {} : { from: { 'both.text': from } }),
        },
      )
    expect((await send('mine', '')).data).toEqual({ updated: 2 })
    expect(await send('late', '')).toMatchObject({
      errcode: 4092,
      data: { current: { 'both.text': 'mine' } },
    })
    expect((await messagesIn('en_US')).messages).toMatchObject({ 'both.text': 'mine', 'both.other': 'mine' })
    // Sent once more after a reply that was lost.
    expect((await send('mine', '')).data).toEqual({ updated: 0 })
    expect((await send('next', 'mine')).data).toEqual({ updated: 2 })
    expect((await send('')).data).toEqual({ updated: 2 })
  })

  it('is recorded with the texts before and after', async () => {
    await change('zh_CN', { 'audit.me': '甲' })
    const { rows } = await sql`
      select user_id, action, entity_id, diff from audit_log where entity = 'i18n_message'
      order by _id desc limit 1`.execute(server.database.db)
    expect(rows).toEqual([
      { user_id: 'U001', action: 'update', entity_id: 'zh_CN', diff: { 'audit.me': { from: '', to: '甲' } } },
    ])
  })

  it('gives every one of many changes at once a version of its own', async () => {
    const { version } = await messagesIn('zh_TW')
    await Promise.all(Array.from({ length: 8 }, (_, n) => change('zh_TW', { [`at.once.${n}`]: `${n}` })))
    expect((await messagesIn('zh_TW')).version).toBe(version + 8)
  })

  it('is for who may, in a language that there is, with keys that are keys', async () => {
    expect((await change('en_US', { a: 'x' }, await server.as('auditor'))).errcode).toBe(4030)
    expect((await change('en_US', { a: 'x' }, server.anonymous)).errcode).toBe(555)
    expect((await change('fr_FR', { a: 'x' })).errcode).toBe(4040)
    for (const key of ['', '<b>', 'x'.repeat(201), 'a.__proto__.b']) {
      expect((await change('en_US', { [key]: 'x' })).errcode, key).toBe(4001)
    }
    expect((await change('en_US', { a: 7 })).errcode).toBe(4001)
    expect((await change('en_US', { a: 'x\u0000' })).errcode).toBe(4001)
  })

  it('takes five thousand at once and no more', async () => {
    const many = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`many.${n}`, 'x']))
    expect(await change('en_US', many(5001))).toMatchObject({ errcode: 4005, data: { limit: 5000 } })
    expect((await change('en_US', many(5000))).data).toEqual({ updated: 5000 })
  })
})

describe('one message', () => {
  const one = { locale: 'en_US', key: 'one.text' }
  const at = (cond: unknown) => ({ cond: JSON.stringify(cond) })

  it('is added once, changed and removed, and every step is recorded', async () => {
    const made = await admin.call('POST', '/system/i18n', {}, { ...one, text: 'One' })
    expect(made.data).toMatchObject({ ...one, text: 'One', area: 'one', updated_by: 'U001' })
    expect((await admin.call('POST', '/system/i18n', {}, { ...one, text: 'Two' })).errcode).toBe(4090)
    const changed = await admin.call('PUT', '/system/i18n', at(one), { text: 'Two' })
    expect(changed.data).toMatchObject({ ...one, text: 'Two' })
    expect((await admin.call('DELETE', '/system/i18n', at(one))).data).toEqual({ removed: 1 })
    expect((await admin.call('DELETE', '/system/i18n', at(one))).data).toEqual({ removed: 0 })
    expect((await admin.call('PUT', '/system/i18n', at(one), { text: 'Two' })).errcode).toBe(4040)
    const { rows } = await sql<{ diff: unknown }>`
      select diff from audit_log where entity = 'i18n_message' and diff ? 'one.text' order by _id`.execute(
      server.database.db,
    )
    expect(rows.map(({ diff }) => diff)).toEqual([
      { 'one.text': { from: '', to: 'One' } },
      { 'one.text': { from: 'One', to: 'Two' } },
      { 'one.text': { from: 'Two', to: '' } },
    ])
  })

  it('does not take a placeholder that is not written as one', async () => {
    for (const text of ['%{', 'Hello %{name', '%{}', '%{first name}'])
      expect(await admin.call('POST', '/system/i18n', {}, { ...one, text })).toMatchObject({ errcode: 4001 })
    expect((await change('en_US', { 'one.text': '100 % of %{name}' })).data).toEqual({ updated: 1 })
  })

  it('is found by its language, its key, and where it is missing', async () => {
    await change('zh_CN', { 'list.a': '甲', 'list.b': '乙' })
    await change('en_US', { 'list.a': 'A' })
    const found = async (cond: unknown, more = {}) =>
      (await admin.call('GET', '/system/i18n', { list: 'messages', ...at(cond), ...more })).data
    const keys = ({ list }: { list: { key: string; locale: string }[] }) =>
      list.map(({ key, locale }) => `${key} ${locale}`)
    const like = { key: { $like: 'LIST.' } }
    expect(keys(await found(like))).toEqual(['list.a en_US', 'list.a zh_CN', 'list.b zh_CN'])
    expect(keys(await found({ ...like, missing: 'en_US' }))).toEqual(['list.b zh_CN'])
    expect(await found(like, { range: '1-1', sort: '{"key":-1}' })).toMatchObject({
      total: 3,
      list: [{ key: 'list.a', locale: 'en_US' }],
    })
    const wrong = (query: object) => admin.call('GET', '/system/i18n', { list: 'messages', ...query })
    expect((await wrong({ cond: '{' })).errcode).toBe(4002)
    expect((await wrong({ cond: '{"text":"x"}' })).errcode).toBe(4003)
    const officer = await server.as('gz.officer')
    expect((await officer.call('GET', '/system/i18n', { list: 'messages' })).errcode).toBe(4030)
  })
})

describe('texts as a workbook', () => {
  const rows = [
    { key: 'book.a', zh_CN: '甲', zh_TW: '甲', en_US: 'A' },
    { key: 'book.b', zh_CN: '=1+1', zh_TW: '', en_US: '-5' },
  ]

  it('come back as they went out, and nothing is stored', async () => {
    const response = await fetch(`${server.url}/api/v1/system/i18n/workbook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token: admin.token ?? '' },
      body: JSON.stringify({ name: 'texts', rows }),
    })
    const file = new Uint8Array(await response.arrayBuffer())
    expect(response.headers.get('content-disposition')).toContain('texts.xlsx')
    const read = await sendFile(server, admin, file, { path: '/system/i18n/read', name: 'texts.xlsx' })
    const list = rows.map(({ key, ...texts }, index) => ({ row: index + 2, key, texts, exported: texts }))
    expect(read).toMatchObject({ errcode: 0, data: { list } })
    expect((await messagesIn('en_US')).messages).not.toHaveProperty(['book.a'])
  })

  it.each([
    ['has no keys', 'text,en_US\na,b', 'headings'],
    ['names a key twice', 'key,en_US\na.b,x\na.b,y', 'twice'],
  ])('are refused if the file %s', async (_, content, message) => {
    const read = await sendFile(server, admin, content, { path: '/system/i18n/read', name: 'texts.csv' })
    expect(read).toMatchObject({ errcode: 4220, data: { errors: [{ message }] } })
  })
})

describe('choosing a language', () => {
  it('makes it the own one, again and again, without a new revision of the account', async () => {
    const person = await server.as('gz.manager')
    const revision = async () =>
      (await admin.list('/user', { cond: { username: 'gz.manager' } })).data.list[0].rev
    const before = await revision()
    for (let i = 0; i < 2; i += 1) {
      const answer = await person.call('GET', '/system/i18n/zh_TW/switch', { user_type: '1' })
      expect(answer.data).toEqual({ locale: 'zh_TW' })
    }
    expect((await person.call('GET', '/userinfo')).data.locale).toBe('zh_TW')
    expect((await person.call('GET', '/bdbrand/nope')).errmsg).toBe('沒有權限執行此操作')
    expect(await revision()).toBe(before)
  })

  it('refuses one that there is not, and a switch that does not say for whom', async () => {
    const person = await server.as('gz.officer')
    const to = (name: string, query: Record<string, unknown>) =>
      person.call('GET', `/system/i18n/${name}/switch`, query)
    expect((await to('fr_FR', { user_type: '1' })).errcode).toBe(4001)
    expect((await to('en_US', {})).errcode).toBe(4001)
    expect((await to('en_US', { user_type: '2' })).errcode).toBe(4001)
    expect(
      (await server.anonymous.call('GET', '/system/i18n/en_US/switch', { user_type: '1' })).errcode,
    ).toBe(555)
    expect((await person.call('GET', '/userinfo')).data.locale).toBe('zh_CN')
  })
})
