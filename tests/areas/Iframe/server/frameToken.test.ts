import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ageSessions } from '#tests/support/ageSessions.ts'
import { createClient, type Client } from '#tests/support/client.ts'
import { behindProxy } from '#tests/support/signInTries.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

let person: Client
let own: string
const server = await serverForTests(undefined, undefined, {
  ...behindProxy,
  PUBLIC_URL: 'https://console.example.com/',
})
beforeAll(async () => {
  own = 'console.example.com'
  const entries = [
    ['far', 'https://BI.example.com:8443/board?x={token}', null],
    ['usual', 'https://bi.example.com:443/board', null],
    ['absolute', null, 'http://old.example.com/page'],
    ['near', '/demo/board?token={token}', '/Iframe/near'],
    ['odd', 'javascript:alert(1)', null],
    ['broken', 'https://', null],
  ] as const
  for (const [id, out_url, uri] of entries) {
    await sql`
      insert into menu (_id, name, uri, is_out, out_url, permission_code)
      values (${id}, ${id}, ${uri}, true, ${out_url}, 'rm.tour_issue.view')`.execute(server.database.db)
  }
  person = await server.as('wh.manager')
})
beforeEach(() => sql`delete from rate_limit`.execute(server.database.db))

const generate = (query: Record<string, string> = {}, who = person) => who.call('GET', '/gen_token', query)
const tokenFor = async (menu_id: string): Promise<string> => (await generate({ menu_id })).data.token
const consume = (token: string, host?: string) =>
  server.anonymous.call('POST', '/sso/consume', {}, { token, ...(host === undefined ? {} : { host }) })

describe('a token for an external page', () => {
  it('tells that page who came, once', async () => {
    const { data } = await generate({ menu_id: 'far' })
    expect(data).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), expires_in: 120 })
    expect((await consume(data.token, 'bi.example.com:8443')).data).toEqual({
      _id: (await person.call('GET', '/userinfo')).data._id,
      username: 'wh.manager',
      name: '胡国斌',
      name_en: expect.any(String),
      locale: 'zh_CN',
      site: null,
    })
    expect(await consume(data.token, 'bi.example.com:8443')).toMatchObject({ errcode: 4040, data: null })
  })

  it('is redeemed by one of many who come at once', async () => {
    const token = await tokenFor('far')
    const tries = Array.from({ length: 10 }, () => consume(token, 'bi.example.com:8443'))
    const codes = (await Promise.all(tries)).map(({ errcode }) => errcode)
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    expect(codes.filter((code) => code === 4040)).toHaveLength(9)
  })

  it('is good for the page of the menu entry alone, however its host is written', async () => {
    for (const [entry, host] of [
      ['far', 'BI.example.com:8443'],
      ['far', 'https://bi.example.com:8443/board'],
      ['usual', 'bi.example.com'],
      ['usual', 'bi.example.com:443'],
      ['absolute', 'old.example.com'],
      ['near', own],
      ['near', undefined],
    ] as const) {
      expect((await consume(await tokenFor(entry), host)).errcode, `${entry} ${host}`).toBe(0)
    }
    for (const [entry, host] of [
      ['far', 'bi.example.com'],
      ['far', 'evil.example.com'],
      ['far', undefined],
      ['absolute', 'old.example.com.evil.example.com'],
      ['near', 'bi.example.com:8443'],
    ] as const) {
      const token = await tokenFor(entry)
      expect((await consume(token, host)).errcode, `${entry} ${host}`).toBe(4040)
    }
  })

  it('is used up by a page it is not for', async () => {
    const token = await tokenFor('far')
    expect((await consume(token, 'evil.example.com')).errcode).toBe(4040)
    expect((await consume(token, 'bi.example.com:8443')).errcode).toBe(4040)
  })

  it('without a menu entry is for the own pages of the console', async () => {
    expect((await consume((await generate()).data.token, own)).errcode).toBe(0)
    expect((await consume((await generate()).data.token, 'bi.example.com')).errcode).toBe(4040)
  })

  it('is for the host of the settings, whatever a request says', async () => {
    const evil = { 'x-forwarded-host': 'evil.example.com' }
    const caller = createClient(server.url, person.token, evil)
    for (const query of [{}, { menu_id: 'near' }]) {
      const { data } = await caller.call('GET', '/gen_token', query)
      expect((await consume(data.token, 'evil.example.com')).errcode).toBe(4040)
      const again = await caller.call('GET', '/gen_token', query)
      expect((await consume(again.data.token, own)).errcode).toBe(0)
    }
  })

  it('is over after two minutes', async () => {
    const token = await tokenFor('near')
    await sql`update one_time_token set expires_at = expires_at - 121`.execute(server.database.db)
    expect((await consume(token, own)).errcode).toBe(4040)
  })

  it('ends with the session it came from, and with the account', async () => {
    const guest = await server.as('wh.manager')
    const { data } = await generate({ menu_id: 'near' }, guest)
    await guest.call('POST', '/signout')
    expect((await consume(data.token, own)).errcode).toBe(4040)
    const token = await tokenFor('near')
    const enable = (active: boolean) =>
      sql`update "user" set is_active = ${active} where username = 'wh.manager'`.execute(server.database.db)
    await enable(false)
    expect((await consume(token, own)).errcode).toBe(4040)
    await enable(true)
    person = await server.as('wh.manager')
  })

  it('goes on after a refresh of the session it came from', async () => {
    const guest = await server.as('wh.manager')
    const { data } = await generate({ menu_id: 'near' }, guest)
    await ageSessions(server)
    await guest.call('POST', '/refresh')
    expect((await consume(data.token, own)).errcode).toBe(0)
  })

  it('opens no other call, and the session token is none', async () => {
    const token = await tokenFor('near')
    for (const [method, path] of [
      ['GET', '/userinfo'],
      ['POST', '/refresh'],
      ['GET', '/gen_token'],
      ['GET', '/menu'],
    ] as const) {
      expect((await createClient(server.url, token).call(method, path)).errcode, path).toBe(555)
    }
    expect((await consume(String(person.token), own)).errcode).toBe(4040)
    expect((await consume('made up', own)).errcode).toBe(4040)
  })

  it('carries the site that is asked for, else the one of the session', async () => {
    const siteOf = async (query: Record<string, string>, who = person) =>
      (await consume((await generate(query, who)).data.token, own)).data.site
    expect(await siteOf({ site: '6' })).toBe('6')
    expect((await generate({ site: '2' })).errcode).toBe(4032)
    const other = await server.as('wh.manager')
    await other.call('POST', '/site/change', {}, { site: '5' })
    expect(await siteOf({}, other)).toBe('5')
    expect(await siteOf({ site: '6' }, other)).toBe('6')
    const give = (sites: readonly string[]) =>
      sql`update "user" set sites = ${sites} where username = 'wh.manager'`.execute(server.database.db)
    await give(['6'])
    expect(await siteOf({}, other)).toBeNull()
    await give(['5', '6'])
  })

  it('is for entries that the person gets, and that open a page', async () => {
    for (const menu_id of ['no such entry', 'System-user', 'odd', 'broken']) {
      expect((await generate({ menu_id })).errcode, menu_id).toBe(4040)
    }
    expect((await generate({ menu_id: 'System-user' }, await server.as('admin'))).errcode).toBe(0)
    await sql`update menu set is_active = false where _id = 'near'`.execute(server.database.db)
    expect((await generate({ menu_id: 'near' })).errcode).toBe(4040)
    await sql`update menu set is_active = true where _id = 'near'`.execute(server.database.db)
    expect((await generate({}, server.anonymous)).errcode).toBe(555)
  })

  it('is refused to a person who asks for more than 120 a minute, and to nobody else', async () => {
    for (let i = 0; i < 120; i += 1) expect((await generate()).errcode).toBe(0)
    const refused = await generate()
    expect(refused.errcode).toBe(4290)
    expect(refused.data.retry_after).toBeLessThanOrEqual(60)
    expect((await generate({}, await server.as('gz.manager'))).errcode).toBe(0)
  })

  it('is stored as a hash, and cannot be guessed at for long', async () => {
    const token = await tokenFor('near')
    const { rows } = await sql<{
      all: string
    }>`select jsonb_agg(to_jsonb(t))::text as all from one_time_token t`.execute(server.database.db)
    expect(rows[0]?.all).not.toContain(token)
    const codes = (await Promise.all(Array.from({ length: 62 }, () => consume('guess', own)))).map(
      ({ errcode }) => errcode,
    )
    expect(codes.filter((code) => code === 4290).length).toBe(2)
  })
})
