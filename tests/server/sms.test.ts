import { Writable } from 'node:stream'
import { sql } from 'kysely'
import md5 from 'md5'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { smsProvider } from '#server/services/sms/smsProvider.ts'
import { readSettings } from '#server/base/settings.ts'
import { demoPassword, type Client } from '#tests/support/client.ts'
import { startMailServer, type MailServer } from '#tests/support/mailServer.ts'
import { setParam } from '#tests/support/setParam.ts'
import { knownCaptcha } from '#tests/support/signInTries.ts'
import { startSmsGateway, type SmsGateway } from '#tests/support/smsGateway.ts'
import { testDatabase } from '#tests/support/testDatabase.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

const fresh = { mobile: '13900000001', country_code: '86' }
const ofManager = { mobile: '10000000004', country_code: '86' }

// Many at once is more than one connection on a PostgreSQL server, and one after the other in the embedded database.
describe.each([testDatabase])('a code by SMS on %s', (kind) => {
  let gateway: SmsGateway
  let mail: MailServer
  let server: TestServer
  let officer: Client
  beforeAll(async () => {
    gateway = await startSmsGateway()
    mail = await startMailServer()
    server = await startTestServer(kind, undefined, {
      SMS_URL: gateway.url,
      SMS_TOKEN: 's3cret',
      SMTP_URL: mail.url,
      PUBLIC_URL: 'https://console.example.com',
    })
    officer = await server.as('gz.officer')
  })
  afterAll(async () => {
    await server.stop()
    await gateway.stop()
    await mail.stop()
  })
  beforeEach(async () => {
    await sql`delete from rate_limit`.execute(server.database.db)
    await sql`delete from sms_code`.execute(server.database.db)
    gateway.sent.length = 0
    gateway.answer(200)
  })

  const send = (body: object, who = officer) =>
    who.call('POST', '/sms/sendcode', {}, { scene: 'bind', ...body })
  /** Asks for a code to set a new password, with a picture read right. */
  const sendForget = async (number: object, who = server.anonymous) =>
    send({ ...number, scene: 'forget', ...(await knownCaptcha(server)) }, who)
  const bind = (code: string, number: object = fresh, who = officer, password = demoPassword) =>
    who.call('POST', '/sms/bindmobile', {}, { ...number, code, password })
  const lastCode = () => String(gateway.sent.findLast(({ code }) => code)?.code)
  const wrongCode = () => (lastCode() === '000000' ? '000001' : '000000')

  describe('asking for a code', () => {
    it('sends six digits in the language of the person, and says how long they are good', async () => {
      expect((await send(fresh)).data).toEqual({ sent: true, expires_in: 300, resend_after: 60 })
      expect(gateway.sent).toHaveLength(1)
      expect(gateway.sent[0]).toMatchObject({ to: '+8613900000001', scene: 'bind' })
      expect(lastCode()).toMatch(/^\d{6}$/)
      expect(gateway.sent[0]?.text).toBe(`验证码 ${lastCode()}，用于绑定手机号，5 分钟内有效。请勿告诉他人。`)
      expect(gateway.authorizations.at(-1)).toBe('Bearer s3cret')
    })

    it('stores no code', async () => {
      await send(fresh)
      const { rows } = await sql<{ all: string }>`
      select jsonb_agg(to_jsonb(c))::text as all from sms_code c`.execute(server.database.db)
      expect(rows[0]?.all).toContain(fresh.mobile)
      expect(rows[0]?.all).not.toContain(`"${lastCode()}"`)
    })

    it('asks for a session, but for a forgotten password', async () => {
      for (const scene of ['bind', 'login'])
        expect((await send({ ...fresh, scene }, server.anonymous)).errcode).toBe(555)
      expect((await sendForget(fresh)).errcode).toBe(0)
    })

    it('asks for the picture where a password was forgotten, once each', async () => {
      const forgotten = { ...ofManager, scene: 'forget' }
      expect((await send(forgotten, server.anonymous)).errcode).toBe(1004)
      expect((await send(forgotten)).errcode).toBe(1004)
      const picture = await knownCaptcha(server)
      expect((await send({ ...forgotten, ...picture, captcha: 'XXXX' }, server.anonymous)).errcode).toBe(1004)
      expect((await send({ ...forgotten, ...picture }, server.anonymous)).errcode).toBe(1005)
      expect(gateway.sent).toEqual([])
    })

    it('sends a code to sign in with to the own number alone', async () => {
      const manager = await server.as('gz.manager')
      for (const number of [fresh, { mobile: '10000000005', country_code: '86' }]) {
        expect(await send({ ...number, scene: 'login' }, manager)).toMatchObject({
          errcode: 4001,
          data: { fields: { mobile: 'choice' } },
        })
      }
      expect((await send({ ...ofManager, scene: 'login' }, manager)).errcode).toBe(0)
      expect(gateway.sent.map(({ to }) => to)).toEqual(['+8610000000004'])
    })

    it('keeps what strangers ask for apart from what the owner does', async () => {
      const manager = await server.as('gz.manager')
      for (let i = 0; i < 10; i += 1) {
        await sql`delete from rate_limit where key like 'sms again %'`.execute(server.database.db)
        expect((await sendForget(ofManager)).errcode).toBe(0)
      }
      expect((await sendForget(ofManager)).errcode).toBe(4290)
      expect((await send(ofManager, manager)).errcode).toBe(0)
      const { code } = gateway.sent.findLast(({ scene }) => scene === 'bind') ?? { code: '' }
      await sql`delete from rate_limit`.execute(server.database.db)
      expect((await sendForget(ofManager)).errcode).toBe(0)
      expect((await bind(code, ofManager, manager)).errcode).toBe(0)
    })

    it('answers alike for a number that somebody has and one that nobody has, and sends to the former', async () => {
      const known = await sendForget(ofManager)
      const unknown = await sendForget(fresh)
      expect(known).toEqual(unknown)
      await expect.poll(() => gateway.sent.map(({ to }) => to)).toEqual(['+8610000000004'])
      const left = await sql<{ mobile: string }>`
      select mobile from "user" where username = 'left.staff'`.execute(server.database.db)
      expect(await sendForget({ ...ofManager, mobile: left.rows[0]?.mobile })).toEqual(known)
      await sendForget({ mobile: '10000007', country_code: '852' })
      await expect.poll(() => gateway.sent.map(({ to }) => to)).toEqual(['+8610000000004', '+85210000007'])
      expect(gateway.sent.at(-1)?.text).toContain('用於重設密碼')
    })

    it('refuses a number of the wrong length for its country', async () => {
      for (const number of [
        { mobile: '1390000000', country_code: '86' },
        { mobile: '13900000001', country_code: '852' },
      ]) {
        expect(await send(number)).toMatchObject({ errcode: 4001, data: { fields: { mobile: 'pattern' } } })
      }
      expect((await send({ mobile: '13900000001', country_code: '44' })).errcode).toBe(4001)
    })

    it('refuses to bind the number of somebody else, and takes the own one again', async () => {
      expect((await send(ofManager)).errcode).toBe(1012)
      expect((await send({ mobile: '10000000005', country_code: '86' })).errcode).toBe(0)
    })

    it('sends to one number once a minute, whoever asks', async () => {
      await send(fresh)
      const again = await send(fresh, await server.as('gz.manager'))
      expect(again.errcode).toBe(4290)
      expect(again.data.retry_after).toBeGreaterThan(0)
      expect(again.data.retry_after).toBeLessThanOrEqual(60)
      await sql`update rate_limit set since = since - 61`.execute(server.database.db)
      expect((await send(fresh)).errcode).toBe(0)
    })

    it('sends ten a day to one number and thirty for one person, and a colleague in the same office has thirty too', async () => {
      const { db } = server.database
      const minute = () => sql`delete from rate_limit where key like 'sms again %'`.execute(db)
      for (let i = 0; i < 10; i += 1) {
        expect((await send(fresh)).errcode).toBe(0)
        await minute()
      }
      expect((await send(fresh)).errcode).toBe(4290)
      for (let i = 11; i < 30; i += 1)
        expect((await send({ ...fresh, mobile: `139000001${i}` })).errcode).toBe(0)
      expect((await send({ ...fresh, mobile: '13900000200' })).errcode).toBe(4290)
      expect((await send({ ...fresh, mobile: '13900000202' }, await server.as('gz.manager'))).errcode).toBe(0)
    })

    it('sends as many and as often as sms.daily_limit and sms.resend_seconds say', async () => {
      await setParam(server, 'sms.resend_seconds', 5)
      expect((await send(fresh)).errcode).toBe(0)
      expect((await send(fresh)).data.retry_after).toBeLessThanOrEqual(5)
      await setParam(server, 'sms.daily_limit', 1)
      await sql`delete from rate_limit where key like 'sms again %'`.execute(server.database.db)
      expect((await send(fresh)).errcode).toBe(4290)
      await setParam(server, 'sms.resend_seconds', 60)
      await setParam(server, 'sms.daily_limit', 10)
    })

    it('sends thirty a day for strangers at one address, and does not count requests without the code of the picture', async () => {
      const forgotten = (i: number) => ({ country_code: '86', mobile: `139000003${10 + i}`, scene: 'forget' })
      for (let i = 0; i < 40; i += 1) {
        expect((await send(forgotten(0), server.anonymous)).errcode).toBe(1004)
      }
      for (let i = 0; i < 30; i += 1) expect((await sendForget(forgotten(i))).errcode).toBe(0)
      expect((await sendForget(forgotten(30))).errcode).toBe(4290)
      expect((await send(fresh)).errcode).toBe(0)
    })

    it('says so when the gateway fails', async () => {
      gateway.answer(500)
      expect((await send(fresh)).errcode).toBe(5002)
    })
  })

  describe('binding a number', () => {
    it('takes the code once, shows the number masked, and records it without the code', async () => {
      await send(fresh)
      const code = lastCode()
      expect((await bind(code)).data).toEqual({ mobile: '139****0001' })
      expect((await officer.call('GET', '/userinfo')).data.mobile).toBe('139****0001')
      expect((await bind(code)).errcode).toBe(1011)
      const { rows } = await sql<{ diff: object; all: string }>`
      select diff, to_jsonb(a)::text as all from audit_log a where entity = 'user' and entity_id = 'U005'
      order by _id desc limit 1`.execute(server.database.db)
      expect(rows[0]?.diff).toEqual({ mobile: { from: '10000000005', to: '13900000001' } })
      expect(rows[0]?.all).not.toContain(code)
    })

    it('asks for the password, in any form, and not without end', async () => {
      await send(fresh)
      const body = { ...fresh, code: lastCode() }
      expect((await officer.call('POST', '/sms/bindmobile', {}, body)).errcode).toBe(4001)
      for (let i = 0; i < 5; i += 1)
        expect((await bind(lastCode(), fresh, officer, 'wrong')).errcode).toBe(1013)
      const refused = await bind(lastCode())
      expect(refused.errcode).toBe(4290)
      expect(refused.data.retry_after).toBeGreaterThan(0)
      await sql`delete from rate_limit`.execute(server.database.db)
      const hash = md5(demoPassword).toUpperCase()
      expect((await bind(lastCode(), fresh, officer, hash)).errcode).toBe(0)
    })

    it('tells the person by mail, and by SMS at the number that was bound before', async () => {
      await sql`update "user" set mobile = '10000000005', country_code = '86' where username = 'gz.officer'`.execute(
        server.database.db,
      )
      mail.sent.length = 0
      await send(fresh)
      expect((await bind(lastCode())).errcode).toBe(0)
      await expect.poll(() => mail.sent.map(({ to }) => to)).toEqual(['gz.officer@example.com'])
      expect(mail.sent[0]?.text).toContain('139****0001')
      expect(mail.sent[0]?.text).toContain('https://console.example.com')
      await expect.poll(() => gateway.sent.at(-1)).toMatchObject({ to: '+8610000000005', scene: 'changed' })
      expect(gateway.sent.at(-1)?.text).toContain('139****0001')
    })

    it('refuses a wrong code, and after five tries the right one too', async () => {
      await send(fresh)
      for (let i = 0; i < 5; i += 1) expect((await bind(wrongCode())).errcode).toBe(1010)
      expect((await bind(lastCode())).errcode).toBe(1011)
    })

    it('looks at no more than five of many tries at once', async () => {
      await send(fresh)
      // So that the code's own limit is seen, and not the one of the password.
      await setParam(server, 'auth.fail_limit', 50)
      const tries = await Promise.all(Array.from({ length: 30 }, () => bind(wrongCode())))
      await setParam(server, 'auth.fail_limit', 5)
      expect(tries.filter(({ errcode }) => errcode === 1010)).toHaveLength(5)
      expect(tries.filter(({ errcode }) => errcode === 1011)).toHaveLength(25)
    })

    it('lets one of several through who come with the right code at once', async () => {
      await send(fresh)
      const answers = await Promise.all(Array.from({ length: 4 }, () => bind(lastCode())))
      expect(answers.map(({ errcode }) => errcode).toSorted()).toEqual([0, 1011, 1011, 1011])
    })

    it('refuses a code that is over, was followed by another, went to another number or person, or was for another purpose', async () => {
      const { db } = server.database
      await send(fresh)
      await sql`update sms_code set expires_at = 1`.execute(db)
      expect((await bind(lastCode())).errcode).toBe(1011)
      await send({ ...fresh, mobile: '13900000002' })
      expect((await bind(lastCode())).errcode).toBe(1011)
      expect(
        (await bind(lastCode(), { ...fresh, mobile: '13900000002' }, await server.as('gz.manager'))).errcode,
      ).toBe(1011)
      await sql`delete from rate_limit`.execute(db)
      await send(fresh)
      const first = lastCode()
      await sql`delete from rate_limit`.execute(db)
      await send(fresh)
      // Once in a million the second code is the first.
      expect((await bind(first === lastCode() ? wrongCode() : first)).errcode).toBe(1010)
      await sql`delete from rate_limit`.execute(db)
      await sql`delete from sms_code`.execute(db)
      await sql`update "user" set mobile = '10000000005' where username = 'gz.officer'`.execute(db)
      const own = { ...fresh, mobile: '10000000005' }
      expect((await send({ ...own, scene: 'login' })).errcode).toBe(0)
      expect((await bind(lastCode(), own)).errcode).toBe(1011)
    })

    it('gives a number that two people ask for to the first who has the code', async () => {
      const manager = await server.as('gz.manager')
      const number = { mobile: '13900000009', country_code: '86' }
      await send(number)
      const first = lastCode()
      await sql`delete from rate_limit`.execute(server.database.db)
      await send(number, manager)
      const answers = await Promise.all([bind(first, number), bind(lastCode(), number, manager)])
      expect(answers.map(({ errcode }) => errcode).toSorted()).toEqual([0, 1012])
    })

    it('is not asked for again when the person says so', async () => {
      const person = await server.as('hk.officer')
      await sql`update "user" set sms_remind = true where username = 'hk.officer'`.execute(server.database.db)
      expect((await person.call('GET', '/userinfo')).data.sms_remind).toBe(true)
      for (let i = 0; i < 2; i += 1)
        expect((await person.call('POST', '/sms/notRemindAgain')).data).toEqual({ ok: true })
      expect((await person.call('GET', '/userinfo')).data.sms_remind).toBe(false)
      expect((await server.anonymous.call('POST', '/sms/notRemindAgain')).errcode).toBe(555)
    })
  })

  describe.runIf(kind === 'pglite')('an installation without a gateway', () => {
    it('writes the code to the log in the demo, in one line', async () => {
      const lines: string[] = []
      const stream = new Writable({
        write: (line, _, done) => {
          lines.push(String(line))
          done()
        },
      })
      const provider = smsProvider(readSettings({}), pino({ level: 'warn' }, stream))
      await provider?.send({ ...fresh, text: 'x', code: '123456', scene: 'bind', locale: 'zh_CN' })
      expect(lines).toHaveLength(1)
      expect(lines[0]).toContain('SMS code 123456 for +86 13900000001')
    })

    it('takes the code of SMS_DEMO_CODE in the demo, once a code was sent, and nowhere else', async () => {
      const demo = await startTestServer(kind, undefined, { SMS_DEMO_CODE: '246810' })
      const person = await demo.as('gz.officer')
      expect((await bind('246810', fresh, person)).errcode).toBe(1011)
      expect((await send(fresh, person)).errcode).toBe(0)
      expect((await bind('246810', fresh, person)).errcode).toBe(0)
      await demo.stop()
    })

    it('says outside the demo that nothing can be sent, to everybody alike', async () => {
      const bare = await startTestServer(kind, undefined, { DEMO: '0', SMS_DEMO_CODE: '246810' })
      const person = await bare.as('gz.officer')
      expect((await send(fresh, person)).errcode).toBe(5002)
      for (const number of [fresh, ofManager]) {
        expect((await send({ ...number, scene: 'forget' }, bare.anonymous)).errcode).toBe(5002)
      }
      await bare.stop()
    })
  })
})
