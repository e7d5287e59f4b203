// @runs both databases
import { sql } from 'kysely'
import md5 from 'md5'
import { beforeAll, describe, expect, it } from 'vitest'
import { appId } from '#contract/core/session.ts'
import { createClient, demoPassword } from '#tests/support/client.ts'
import { setParam } from '#tests/support/setParam.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const server = await serverForTests()
beforeAll(async () => {
  // These tests fail often and on purpose, all from one address; captcha.test.ts is about the code of the picture.
  await setParam(server, 'auth.captcha_after_failures', 50)
})

const signIn = (username: string, password: string, AppID: string = appId) =>
  server.anonymous.call('POST', '/signin', {}, { username, password, AppID })
const md5Upper = (text: string): string => md5(text).toUpperCase()

describe('signing in', () => {
  it('takes the upper-case MD5, and answers the token inside the data and beside it', async () => {
    const answer = await signIn('gz.manager', md5Upper(demoPassword))
    expect(answer).toMatchObject({ errcode: 0, data: { username: 'gz.manager', locale: 'zh_CN' } })
    expect(answer.data.access_token).toMatch(/^[\w-]{43}$/)
    expect(answer).toHaveProperty('access_token', answer.data.access_token)
  })

  it('takes the MD5 in lower case, the clear text, and the e-mail address', async () => {
    for (const [name, password] of [
      ['gz.manager', md5(demoPassword)],
      ['gz.manager', demoPassword],
      ['GZ.Manager', md5Upper(demoPassword)],
      ['brand.editor@example.com', md5Upper(demoPassword)],
    ] as const) {
      expect((await signIn(name, password)).errcode, name).toBe(0)
    }
  })

  it('answers a wrong password and an unknown name with the same words', async () => {
    const wrong = await signIn('hk.officer', md5Upper('wrong'))
    const unknown = await signIn('nobody.here', md5Upper('wrong'))
    expect(wrong).toEqual(unknown)
    expect(wrong).toMatchObject({ status: 200, errcode: 1001, data: null })
  })

  it('tells an inactive account or one without a site only after the right password', async () => {
    expect((await signIn('left.staff', md5Upper('wrong'))).errcode).toBe(1001)
    expect((await signIn('left.staff', md5Upper(demoPassword))).errcode).toBe(1002)
    const { rows } = await sql<{ username: string }>`
      select username from "user" where sites = '{}' and is_active`.execute(server.database.db)
    expect(rows.length).toBeGreaterThan(0)
    expect((await signIn(String(rows[0]?.username), md5Upper(demoPassword))).errcode).toBe(1008)
  })

  it('locks an account after five failures, the right password included, until the lock decays', async () => {
    for (let i = 0; i < 5; i += 1) expect((await signIn('leasing.sh', md5Upper('wrong'))).errcode).toBe(1001)
    const locked = await signIn('leasing.sh', md5Upper(demoPassword))
    expect(locked.errcode).toBe(1003)
    expect(locked.data.retry_after).toBeGreaterThan(0)
    await sql`update sign_in_attempt set since = 1`.execute(server.database.db)
    expect((await signIn('leasing.sh', md5Upper(demoPassword))).errcode).toBe(0)
  })

  it('treats a name that does not exist the same, so that a lock tells nothing', async () => {
    for (let i = 0; i < 5; i += 1)
      expect((await signIn('no.such.person', md5Upper('wrong'))).errcode).toBe(1001)
    expect((await signIn('no.such.person', md5Upper('wrong'))).errcode).toBe(1003)
  })

  it('looks at no more than five of many tries at once', async () => {
    const tries = Array.from({ length: 40 }, (_, i) =>
      signIn('finance.analyst', md5Upper(i === 39 ? demoPassword : 'wrong')),
    )
    const codes = (await Promise.all(tries)).map(({ errcode }) => errcode)
    expect(codes.filter((code) => code !== 1003).length).toBeLessThanOrEqual(5)
  })

  it('refuses an application it does not know, and a payload that lacks something', async () => {
    expect((await signIn('gz.manager', md5Upper(demoPassword), 'other')).errcode).toBe(1006)
    const answer = await server.anonymous.call('POST', '/signin', {}, { username: '', AppID: appId })
    expect(answer).toMatchObject({
      errcode: 4001,
      data: { fields: { username: 'type', password: 'required' } },
    })
  })

  it('stores neither the password nor the token', async () => {
    const { data } = await signIn('gz.officer', md5Upper(demoPassword))
    const { rows } = await sql<{ everything: string }>`
      select concat((select jsonb_agg(to_jsonb(u)) from "user" u), (select jsonb_agg(to_jsonb(s)) from session s)) as everything
    `.execute(server.database.db)
    for (const secret of [demoPassword, md5Upper(demoPassword), data.access_token]) {
      expect(rows[0]?.everything).not.toContain(secret)
    }
    expect(rows[0]?.everything).toContain('$argon2id$')
  })
})

describe('a session', () => {
  it('tells who is signed in, with roles, permissions and sites', async () => {
    const manager = await server.as('wh.manager')
    const { data } = await manager.call('POST', '/validity')
    expect(data.sites.map((site: { _id: string }) => site._id)).toEqual(['5', '6'])
    expect(data.sites[0]).toMatchObject({
      site_region: 'CN-C',
      name: '武汉光谷店',
      name_sc: '武汉光谷店',
      name_tc: '武漢光谷店',
      name_en: 'Wuhan Guanggu',
    })
    expect(data.roles.map((role: { _id: string }) => role._id)).toEqual(['rm_manager', 'perf_analyst'])
    expect(data.data).toMatchObject({ is_manager: false, is_admin: false })
    expect(data.data.permissions).toContain('rm.tour_issue.view')
    expect(data.access_token).toBe(manager.token)
    expect((await manager.call('GET', '/userinfo')).data).toEqual(data)
  })

  it('hands every caller the own token, in validity and userinfo', async () => {
    const [one, other] = [await server.as('gz.manager'), await server.as('gz.manager')]
    for (const person of [one, other]) {
      expect((await person.call('POST', '/validity')).data.access_token).toBe(person.token)
      expect((await person.call('GET', '/userinfo')).data.access_token).toBe(person.token)
    }
    expect(one.token).not.toBe(other.token)
  })

  it('makes admin pass all, super and management roles managers', async () => {
    const facts = async (name: string) => (await (await server.as(name)).call('GET', '/userinfo')).data.data
    expect(await facts('admin')).toMatchObject({ is_admin: true, is_manager: true })
    expect(await facts('super')).toMatchObject({ is_admin: false, is_manager: true })
    expect(await facts('perf.boss')).toMatchObject({ is_admin: false, is_manager: true })
    expect(await facts('gz.manager')).toMatchObject({ is_admin: false, is_manager: false })
  })

  it('ends with sign-out, at once, and signing out again is fine', async () => {
    const person = await server.as('gz.manager')
    expect((await person.call('POST', '/signout')).data).toEqual({ ok: true })
    expect((await person.call('POST', '/validity')).errcode).toBe(555)
    expect((await person.call('POST', '/signout')).errcode).toBe(0)
  })

  it('ends when it is over, when the account is disabled, and for a token that never was', async () => {
    const person = await server.as('perf.boss')
    await sql`update "user" set is_active = false where username = 'perf.boss'`.execute(server.database.db)
    expect((await person.call('GET', '/userinfo')).errcode).toBe(555)
    await sql`update "user" set is_active = true where username = 'perf.boss'`.execute(server.database.db)
    const again = await server.as('perf.boss')
    await sql`update session set expires_at = 1`.execute(server.database.db)
    expect((await again.call('GET', '/userinfo')).errcode).toBe(555)
    expect((await again.call('POST', '/refresh')).errcode).toBe(555)
    expect((await createClient(server.url, 'made-up').call('GET', '/userinfo')).errcode).toBe(555)
  })

  it('follows a change of the roles at the next call', async () => {
    const editor = await server.as('brand.editor')
    expect((await editor.list('/bdbrand')).errcode).toBe(0)
    await sql`update "user" set roles = '{no_menu}' where username = 'brand.editor'`.execute(
      server.database.db,
    )
    expect((await editor.list('/bdbrand')).errcode).toBe(4030)
  })

  it('follows a change of a role, and of a site, at the next call', async () => {
    const leasing = await server.as('leasing.sh')
    expect((await leasing.list('/bdbrand')).errcode).toBe(0)
    await sql`update role set permissions = '[]' where _id = 'leasing_officer'`.execute(server.database.db)
    expect((await leasing.list('/bdbrand')).errcode).toBe(4030)
    await sql`update site set is_active = false where _id = '8'`.execute(server.database.db)
    expect((await leasing.call('GET', '/userinfo')).data.sites).toEqual([])
    await sql`update site set is_active = true where _id = '8'`.execute(server.database.db)
    expect((await leasing.call('GET', '/userinfo')).data.sites).toHaveLength(1)
  })

  it('opens little to those who have to change their password first', async () => {
    const person = await server.as('wh.manager')
    await sql`update "user" set must_change_password = true where username = 'wh.manager'`.execute(
      server.database.db,
    )
    const refused = { errcode: 4030, data: { reason: 'must_change_password' } }
    for (const [method, path] of [
      ['GET', '/bdbrand'],
      ['GET', '/menu/m120'],
      ['GET', '/menu/one'],
      ['PUT', '/menu'],
      ['GET', '/spaceowner'],
      ['GET', '/gen_token'],
      ['POST', '/sms/sendcode'],
      ['POST', '/sms/bindmobile'],
      ['POST', '/sms/notRemindAgain'],
      ['PUT', '/system/i18n/zh_CN'],
    ] as const) {
      expect(await person.call(method, path, {}, method === 'GET' ? undefined : {}), path).toMatchObject(
        refused,
      )
    }
    for (const [method, path] of [
      ['GET', '/userinfo'],
      ['POST', '/validity'],
      ['GET', '/menu'],
      ['GET', '/config'],
      ['GET', '/captcha'],
      ['GET', '/sso/encrypt-key'],
      ['GET', '/system/i18n'],
      ['GET', '/system/i18n/zh_CN'],
      ['POST', '/refresh'],
    ] as const) {
      expect((await person.call(method, path)).errcode, path).toBe(0)
    }
    expect((await person.call('POST', '/site/change', {}, { site: '5' })).errcode).toBe(0)
    const passwords = { old_password: demoPassword, new_password: 'Quiet harbour 7' }
    expect((await person.call('POST', '/password/change', {}, passwords)).errcode).toBe(0)
    expect((await person.list('/TourProblem')).errcode).toBe(0)
    expect((await person.call('POST', '/signout')).errcode).toBe(0)
  })

  it('answers in the language of the person, or of the browser', async () => {
    const words = async (headers: Record<string, string>) =>
      ((await (await fetch(`${server.url}/api/v1/bdbrand/nope`, { headers })).json()) as { errmsg: string })
        .errmsg
    const english = await server.as('brand.approver')
    expect(await words({ token: String(english.token) })).toBe(
      'There is no such record, or it is not visible to you',
    )
    expect(await words({ 'accept-language': 'zh-HK,zh;q=0.9' })).toBe('登入已失效，請重新登入')
    expect(await words({ 'accept-language': 'en-GB' })).toBe('Your session has ended. Please sign in again')
    expect(await words({ 'accept-language': 'fr' })).toBe('登录已失效，请重新登录')
  })
})
