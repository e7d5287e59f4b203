import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import { sql } from 'kysely'
import md5 from 'md5'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { appId } from '#contract/core/session.ts'
import { mailProvider } from '#server/services/mail/mailProvider.ts'
import { hashPasswordSync } from '#server/services/session/password.ts'
import { resetPassword } from '#server/services/session/passwordReset.ts'
import { readSettings } from '#server/base/settings.ts'
import { ageSessions } from '#tests/support/ageSessions.ts'
import { demoPassword, type Client } from '#tests/support/client.ts'
import { setParam } from '#tests/support/setParam.ts'
import { knownCaptcha } from '#tests/support/signInTries.ts'
import { startMailServer, type MailServer } from '#tests/support/mailServer.ts'
import { startSmsGateway, type SmsGateway } from '#tests/support/smsGateway.ts'
import { testDatabase } from '#tests/support/testDatabase.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

const strong = 'Quiet harbour 7'

// Many at once is more than one connection on a PostgreSQL server, and one after the other in the embedded database.
describe.each([testDatabase])('an account on %s', (kind) => {
  let mail: MailServer
  let gateway: SmsGateway
  let server: TestServer
  beforeAll(async () => {
    mail = await startMailServer()
    gateway = await startSmsGateway()
    server = await startTestServer(kind, undefined, {
      SMTP_URL: mail.url,
      MAIL_FROM: 'Console <console@example.com>',
      SMS_URL: gateway.url,
      PUBLIC_URL: 'https://console.example.com/',
    })
    // So that a lock is seen, and not the picture that is asked for before it.
    await sql`update param set value = '50' where key = 'captcha_after_failures'`.execute(server.database.db)
  })
  afterAll(async () => {
    await server.stop()
    await mail.stop()
    await gateway.stop()
  })
  beforeEach(async () => {
    const { db } = server.database
    for (const table of ['rate_limit', 'sms_code', 'reset_token', 'sign_in_attempt'])
      await sql`delete from ${sql.table(table)}`.execute(db)
    await sql`
    update "user" set password_hash = ${hashPasswordSync(demoPassword)}, is_active = username <> 'left.staff'`.execute(
      db,
    )
    mail.sent.length = 0
    gateway.sent.length = 0
  })

  const change = (who: Client, new_password: string, old_password = demoPassword) =>
    who.call('POST', '/password/change', {}, { old_password, new_password })
  const signIn = async (username: string, password: string) =>
    (await server.anonymous.call('POST', '/signin', {}, { username, password, AppID: appId })).errcode
  const isOver = async (who: Client) => (await who.call('POST', '/validity')).errcode === 555

  /** What a browser sends of a password: encrypted with a key that it asked for. */
  async function encrypted(text: string): Promise<string> {
    const { encrypt_key } = (await server.anonymous.call('GET', '/sso/encrypt-key')).data
    const salt = randomBytes(8)
    let block = Buffer.alloc(0)
    let drawn = Buffer.alloc(0)
    while (drawn.length < 48) {
      block = createHash('md5').update(block).update(String(encrypt_key)).update(salt).digest()
      drawn = Buffer.concat([drawn, block])
    }
    const cipher = createCipheriv('aes-256-cbc', drawn.subarray(0, 32), drawn.subarray(32, 48))
    return Buffer.concat([Buffer.from('Salted__'), salt, cipher.update(text), cipher.final()]).toString(
      'base64',
    )
  }

  describe('changing the own password', () => {
    it('takes the new one from then on, and ends the other sessions', async () => {
      const here = await server.as('gz.manager')
      const [there, elsewhere] = [await server.as('gz.manager'), await server.as('gz.officer')]
      await sql`update "user" set must_change_password = true where username = 'gz.manager'`.execute(
        server.database.db,
      )
      expect((await change(here, strong)).data).toEqual({ ok: true })
      expect([await isOver(here), await isOver(there), await isOver(elsewhere)]).toEqual([false, true, false])
      expect((await here.call('GET', '/userinfo')).data.must_change_password).toBe(false)
      expect([await signIn('gz.manager', demoPassword), await signIn('gz.manager', strong)]).toEqual([
        1001, 0,
      ])
      expect(await signIn('gz.manager', md5(strong).toUpperCase())).toBe(0)
    })

    it('keeps the session that is refreshed, whichever of its tokens asks', async () => {
      const before = await server.as('gz.manager')
      await ageSessions(server)
      const { access_token } = (await before.call('POST', '/refresh')).data
      expect((await change(before, strong)).errcode).toBe(0)
      const answer = await fetch(`${server.url}/api/v1/userinfo`, {
        headers: { token: String(access_token) },
      })
      expect(await answer.json()).toMatchObject({ errcode: 0 })
    })

    it('takes both encrypted, and the old one as a hash', async () => {
      const person = await server.as('gz.officer')
      expect((await change(person, await encrypted(strong), await encrypted(demoPassword))).errcode).toBe(0)
      expect(await signIn('gz.officer', strong)).toBe(0)
      expect((await change(person, '第二个密码够长了', md5(strong))).errcode).toBe(0)
      expect(await signIn('gz.officer', '第二个密码够长了')).toBe(0)
    })

    it('never takes a text that looks encrypted and that no key opens for the password', async () => {
      const person = await server.as('gz.officer')
      const once = await encrypted(strong)
      expect((await change(person, once)).errcode).toBe(0)
      expect((await change(person, once, strong)).errcode).toBe(1007)
      expect(await signIn('gz.officer', strong)).toBe(0)
    })

    it('asks for the old one, and not without end', async () => {
      const person = await server.as('gz.officer')
      for (let i = 0; i < 5; i += 1) expect((await change(person, strong, `wrong ${i}`)).errcode).toBe(1013)
      const refused = await change(person, strong)
      expect(refused.errcode).toBe(4290)
      expect(refused.data.retry_after).toBeGreaterThan(0)
      expect(await isOver(person)).toBe(false)
    })

    it('does not take the old one as a hash where the operator allows no MD5', async () => {
      const person = await server.as('gz.officer')
      await setParam(server, 'auth.allow_md5', false)
      const answer = await change(person, strong, md5(demoPassword).toUpperCase())
      await setParam(server, 'auth.allow_md5', true)
      expect(answer.errcode).toBe(1013)
      expect(await signIn('gz.officer', demoPassword)).toBe(0)
    })

    it.each([
      ['short', 'Ab1#567', 'length_min'],
      ['short in characters, though long in bytes', '密码密码密码密', 'length_min'],
      ['long', 'x1'.repeat(101), 'length_max'],
      ['the user name', 'GZ.Officer', 'like_name'],
      ['the e-mail address', 'gz.officer@example.com', 'like_name'],
      ['one character', '8888888888', 'one_character'],
      ['a common one', 'Password123', 'common'],
      ['the old one', demoPassword, 'unchanged'],
      ['a hash', md5(strong), 'hashed'],
      ['a hash in capitals', md5(strong).toUpperCase(), 'hashed'],
    ])('refuses a new one that is %s', async (_, wanted, problem) => {
      const person = await server.as('gz.officer')
      const answer = await change(person, wanted)
      expect(answer).toMatchObject({ errcode: 1014, data: { fields: { new_password: problem } } })
      expect((await change(person, await encrypted(wanted))).data.fields).toEqual({ new_password: problem })
      expect(await signIn('gz.officer', demoPassword)).toBe(0)
    })

    it('takes eight characters and two hundred, and Chinese', async () => {
      const person = await server.as('gz.officer')
      let old = demoPassword
      for (const wanted of ['Ab1#5678', '密码'.repeat(100), '一二三四五六七八']) {
        expect((await change(person, wanted, old)).errcode).toBe(0)
        old = wanted
      }
    })

    it('lets one of two changes at once through', async () => {
      const person = await server.as('gz.officer')
      const answers = await Promise.all([change(person, `${strong} a`), change(person, `${strong} b`)])
      expect(answers.map(({ errcode }) => errcode).toSorted()).toEqual([0, 1013])
    })

    it('is recorded without the passwords', async () => {
      await change(await server.as('gz.officer'), strong)
      const { rows } = await sql<{ action: string; all: string }>`
      select action, to_jsonb(a)::text as all from audit_log a where entity = 'user' and user_id = 'U005'
      order by _id desc limit 1`.execute(server.database.db)
      expect(rows[0]?.action).toBe('password_change')
      for (const secret of [strong, md5(strong).toUpperCase(), '$argon2'])
        expect(rows[0]?.all).not.toContain(secret)
    })
  })

  /** Asks for a way to a new password, with a picture read right. */
  async function forget(given: Record<string, string>, answer?: string, to = server) {
    const { captcha_id, captcha } = await knownCaptcha(to)
    const body = { ...given, captcha: answer ?? captcha, captcha_id }
    return to.anonymous.call('POST', '/password/forget', {}, body)
  }
  const mails = (count: number) => expect.poll(() => mail.sent.length, { timeout: 5000 }).toBe(count)
  const tokenIn = (text: string) => /\/#\/login\?reset=([\w-]{43})\s/.exec(text)?.[1]
  const reset = (proof: Record<string, unknown>, new_password = strong) =>
    server.anonymous.call('POST', '/password/reset', {}, { ...proof, new_password })
  /** A link's token for somebody. */
  async function linkFor(username: string): Promise<string> {
    const before = mail.sent.length
    await forget({ username })
    await mails(before + 1)
    return String(tokenIn(String(mail.sent.at(-1)?.text)))
  }

  describe('forgetting the password', () => {
    it('brings a link to the e-mail address, in the language of the account', async () => {
      expect((await forget({ username: 'brand.approver' })).data).toEqual({ sent: true })
      await mails(1)
      expect(mail.sent[0]?.to).toBe('brand.approver@example.com')
      expect(mail.sent[0]?.head).toContain('Subject: Set a new password')
      expect(mail.sent[0]?.head).toContain('From: Console <console@example.com>')
      expect(mail.sent[0]?.text).toContain('https://console.example.com/#/login?reset=')
      await forget({ email: 'HK.Officer@example.com' })
      await mails(2)
      expect(mail.sent[1]?.text).toContain('設定新密碼')
    })

    it('goes to one address as it is, and nowhere else', async () => {
      const { db } = server.database
      const ask = async (email: string) => {
        await sql`update "user" set email = ${email} where username = 'brand.approver'`.execute(db)
        await sql`delete from rate_limit`.execute(db)
        await sql`delete from sms_code`.execute(db)
        const sent = () => mail.sent.length + gateway.sent.length
        const before = sent()
        await forget({ username: 'brand.approver' })
        // The reply does not wait for what is sent: with a wrong address a code, to the mobile number.
        await expect.poll(sent).toBe(before + 1)
      }
      const [was] = (
        await sql<{ email: string }>`select email from "user" where username = 'brand.approver'`.execute(db)
      ).rows
      // Stored before addresses were strict.
      for (const odd of [
        'a,victim@example.com',
        '<victim@example.com>',
        'group:victim@example.com',
        'a@example.com,victim@example.com',
      ])
        await ask(odd)
      await ask("o'neil+x@sub.example.com")
      await mails(1)
      expect(mail.sent.map(({ to }) => to)).toEqual(["o'neil+x@sub.example.com"])
      await sql`update "user" set email = ${String(was?.email)} where username = 'brand.approver'`.execute(db)
      const provider = mailProvider(server.settings, pino({ level: 'silent' }))
      const note = { subject: 's', text: 't', link: 'https://console.example.com' }
      await expect(provider?.send({ to: 'a,victim@example.com', ...note })).rejects.toThrow(
        'not an email address',
      )
    })

    it('answers alike whether there is such an account or not, and sends nothing to nobody or to who has left', async () => {
      const known = await forget({ username: 'gz.manager' })
      for (const username of ['no.such.person', 'left.staff'])
        expect(await forget({ username })).toEqual(known)
      await forget({ username: 'admin' })
      await mails(2)
      expect(mail.sent.map(({ to }) => to).toSorted()).toEqual([
        'admin@example.com',
        'gz.manager@example.com',
      ])
      expect(gateway.sent).toEqual([])
    })

    it('brings a code by SMS to an account without an e-mail address', async () => {
      await forget({ username: 'nomenu' })
      await expect.poll(() => gateway.sent.length, { timeout: 5000 }).toBe(1)
      expect(gateway.sent[0]).toMatchObject({ to: '+8610000000016', scene: 'forget' })
      expect(mail.sent).toEqual([])
    })

    it('asks for the picture, once each', async () => {
      expect((await forget({ username: 'gz.manager' }, 'WXYZ')).errcode).toBe(1004)
      const body = { username: 'gz.manager', captcha: 'ABCD', captcha_id: 'none' }
      expect((await server.anonymous.call('POST', '/password/forget', {}, body)).errcode).toBe(1005)
      expect((await forget({})).errcode).toBe(4001)
      expect(mail.sent).toEqual([])
    })

    it("is limited for one name at one address, somebody's or nobody's", async () => {
      for (const username of ['gz.manager', 'no.such.person']) {
        for (let i = 0; i < 5; i += 1) expect((await forget({ username })).errcode).toBe(0)
        expect((await forget({ username })).errcode).toBe(4290)
      }
    })

    it('stores no link', async () => {
      const token = await linkFor('gz.manager')
      const { rows } = await sql<{ all: string }>`
      select jsonb_agg(to_jsonb(t))::text as all from reset_token t`.execute(server.database.db)
      expect(rows[0]?.all).not.toContain(token)
    })

    it.runIf(kind === 'pglite')(
      'says so where nothing can be sent at all, and writes the link to the log in the demo',
      async () => {
        const bare = await startTestServer(kind, undefined, { DEMO: '0' })
        for (const username of ['gz.manager', 'no.such.person'])
          expect((await forget({ username }, undefined, bare)).errcode).toBe(5002)
        await bare.stop()
        const lines: string[] = []
        const stream = new Writable({ write: (line, _, done) => void (lines.push(String(line)), done()) })
        const link = 'http://127.0.0.1:4000/#/login?reset=x'
        await mailProvider(readSettings({}), pino({ level: 'warn' }, stream))?.send({
          to: 'a@example.com',
          subject: 'x',
          text: 'x',
          link,
        })
        expect(lines).toHaveLength(1)
        expect(lines[0]).toContain(`Mail for a@example.com: ${link}`)
      },
    )
  })

  describe('setting a new password with a link', () => {
    it('works once, ends every session, and lifts the locks of the name', async () => {
      const person = await server.as('gz.manager')
      for (let i = 0; i < 6; i += 1) await signIn('gz.manager', 'wrong')
      expect(await signIn('gz.manager', demoPassword)).toBe(1003)
      const reset_token = await linkFor('gz.manager')
      expect((await reset({ reset_token })).data).toEqual({ ok: true })
      expect(await isOver(person)).toBe(true)
      expect(await signIn('gz.manager', strong)).toBe(0)
      expect((await reset({ reset_token }, 'Another harbour 8')).errcode).toBe(1015)
      expect(await signIn('gz.manager', strong)).toBe(0)
    })

    it('takes the new password encrypted, for the administrator too', async () => {
      expect((await reset({ reset_token: await linkFor('admin') }, await encrypted(strong))).errcode).toBe(0)
      expect(await signIn('admin', strong)).toBe(0)
    })

    it('is good for another try when the password was too weak', async () => {
      const reset_token = await linkFor('gz.officer')
      for (const [wanted, problem] of [
        ['12345678', 'common'],
        ['gz.officer', 'like_name'],
        [demoPassword, 'unchanged'],
        [md5(strong), 'hashed'],
      ] as const) {
        expect((await reset({ reset_token }, wanted)).data.fields).toEqual({ new_password: problem })
      }
      expect((await reset({ reset_token })).errcode).toBe(0)
    })

    it('refuses a link that is over, is made up, or belongs to who has left', async () => {
      const { db } = server.database
      const over = await linkFor('gz.manager')
      await sql`update reset_token set expires_at = 1`.execute(db)
      expect((await reset({ reset_token: over })).errcode).toBe(1015)
      expect((await reset({ reset_token: 'x'.repeat(43) })).errcode).toBe(1015)
      const unused = await linkFor('gz.manager')
      await sql`update "user" set is_active = false where username = 'gz.manager'`.execute(db)
      expect((await reset({ reset_token: unused })).errcode).toBe(1015)
      await sql`update "user" set is_active = true where username = 'gz.manager'`.execute(db)
      expect(await signIn('gz.manager', demoPassword)).toBe(0)
    })

    it('lets one of several through who come with one link at once', async () => {
      const reset_token = await linkFor('gz.manager')
      const answers = await Promise.all(
        Array.from({ length: 4 }, (_, n) => reset({ reset_token }, `${strong} ${n}`)),
      )
      expect(answers.map(({ errcode }) => errcode).toSorted()).toEqual([0, 1015, 1015, 1015])
    })

    it('is no good any more once the password was changed in another way', async () => {
      const reset_token = await linkFor('gz.officer')
      await change(await server.as('gz.officer'), strong)
      expect((await reset({ reset_token }, 'Another harbour 8')).errcode).toBe(1015)
    })

    it.each([
      ['email', { email: 'elsewhere@example.com' }],
      ['mobile number', { mobile: '13900000007' }],
      ['country', { country_code: '852' }],
    ])('is no good any more once an administrator has changed the %s', async (_, values) => {
      const admin = await server.as('admin')
      const { data } = await admin.list('/user', { cond: { username: 'gz.officer' }, one: '1' })
      const reset_token = await linkFor('gz.officer')
      expect((await admin.update('/user', { _id: data._id }, { name: data.name })).errcode).toBe(0)
      expect((await reset({ reset_token }, '12345678')).errcode).toBe(1014)
      expect((await admin.update('/user', { _id: data._id }, values)).errcode).toBe(0)
      expect((await reset({ reset_token })).errcode).toBe(1015)
      const { email, mobile, country_code } = data
      await admin.update('/user', { _id: data._id }, { email, mobile, country_code })
    })

    it('is no good any more once an administrator has given a new first password, nor is a code', async () => {
      const admin = await server.as('admin')
      const { data } = await admin.list('/user', { cond: { username: 'gz.manager' }, one: '1' })
      const reset_token = await linkFor('gz.manager')
      const number = { mobile: '10000000004', country_code: '86' }
      const captcha = await knownCaptcha(server)
      await server.anonymous.create('/sms/sendcode', { ...number, scene: 'forget', ...captcha })
      await expect.poll(() => gateway.sent.length, { timeout: 5000 }).toBe(1)
      const code = String(gateway.sent[0]?.code)
      expect((await admin.create('/sys/users/password', { user_id: data._id })).errcode).toBe(0)
      for (const proof of [{ reset_token }, { ...number, code }])
        expect((await reset(proof)).errcode).toBe(1015)
    })

    it('is limited for one address', async () => {
      for (let i = 0; i < 30; i += 1) expect((await reset({ reset_token: `guess ${i}` })).errcode).toBe(1015)
      expect((await reset({ reset_token: 'guess' })).errcode).toBe(4290)
    })
  })

  describe('setting a new password with a code', () => {
    const number = { mobile: '10000000004', country_code: '86' }
    const sendCode = async (given = number) => {
      const before = gateway.sent.length
      const body = { ...given, scene: 'forget', ...(await knownCaptcha(server)) }
      await server.anonymous.call('POST', '/sms/sendcode', {}, body)
      await expect.poll(() => gateway.sent.length, { timeout: 5000 }).toBe(before + 1)
      return String(gateway.sent.at(-1)?.code)
    }

    it('works once for the account of the number', async () => {
      const person = await server.as('gz.manager')
      const code = await sendCode()
      expect((await reset({ ...number, code }, '88888888')).errcode).toBe(1014)
      expect((await reset({ ...number, code }, 'gz.manager')).errcode).toBe(1014)
      expect((await reset({ ...number, code })).data).toEqual({ ok: true })
      expect([await isOver(person), await signIn('gz.manager', strong)]).toEqual([true, 0])
      expect((await reset({ ...number, code }, 'Another harbour 8')).errcode).toBe(1015)
    })

    it('refuses the code of another number, a wrong one, one for binding, and any code for a number of nobody', async () => {
      const code = await sendCode()
      expect((await reset({ ...number, mobile: '10000000005', code })).errcode).toBe(1015)
      expect((await reset({ ...number, mobile: '13900000001', code })).errcode).toBe(1015)
      expect((await reset({ ...number, code: code === '000000' ? '000001' : '000000' })).errcode).toBe(1015)
      await sql`update sms_code set scene = 'bind'`.execute(server.database.db)
      expect((await reset({ ...number, code })).errcode).toBe(1015)
      expect(await signIn('gz.manager', demoPassword)).toBe(0)
    })

    it('does the same work for a number of somebody and one of nobody', async () => {
      const { db } = server.database
      const statements = async (mobile: string) => {
        const log: string[] = []
        const listening = db.withPlugin({
          transformQuery: ({ node }) => {
            log.push(JSON.stringify(node))
            return node
          },
          transformResult: async ({ result }) => result,
        })
        const origin = { ip: null, userAgent: null, requestId: 'x', now: 1, recordedAt: 1, always: undefined }
        const proof = { country_code: '86', mobile, code: '123456' }
        await expect(resetPassword(listening, proof, strong, origin)).rejects.toThrow('reset.invalid')
        return log.map((statement) => statement.replaceAll(mobile, ''))
      }
      expect(await statements('10000000004')).toEqual(await statements('13900000001'))
    })

    it('refuses the right code too after five wrong ones', async () => {
      const code = await sendCode()
      for (let i = 0; i < 5; i += 1)
        expect((await reset({ ...number, code: code === '000000' ? '000001' : '000000' })).errcode).toBe(1015)
      expect((await reset({ ...number, code })).errcode).toBe(1015)
    })
  })
})
