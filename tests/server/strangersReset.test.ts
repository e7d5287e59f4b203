import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { appId } from '#contract/core/session.ts'
import { hashPasswordSync } from '#server/services/session/password.ts'
import { demoPassword } from '#tests/support/client.ts'
import { startMailServer, type MailServer } from '#tests/support/mailServer.ts'
import { behindProxy, callerFrom, knownCaptcha } from '#tests/support/signInTries.ts'
import { startSmsGateway, type SmsGateway } from '#tests/support/smsGateway.ts'
import { testDatabase } from '#tests/support/testDatabase.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

const home = '198.51.100.7'
const strong = 'Quiet harbour 7'

describe.each([testDatabase])(
  'somebody who forgot the password, while strangers ask for theirs too (%s)',
  (kind) => {
    let mail: MailServer
    let gateway: SmsGateway
    let server: TestServer
    beforeAll(async () => {
      mail = await startMailServer()
      gateway = await startSmsGateway()
      server = await startTestServer(kind, undefined, {
        ...behindProxy,
        SMTP_URL: mail.url,
        SMS_URL: gateway.url,
        PUBLIC_URL: 'https://console.example.com/',
      })
    })
    afterAll(async () => {
      await server.stop()
      await mail.stop()
      await gateway.stop()
    })
    beforeEach(async () => {
      const { db } = server.database
      for (const table of ['rate_limit', 'sms_code', 'reset_token'])
        await sql`delete from ${sql.table(table)}`.execute(db)
      await sql`update "user" set password_hash = ${hashPasswordSync(demoPassword)}`.execute(db)
      mail.sent.length = 0
      gateway.sent.length = 0
    })

    const strangers = (count: number) => Array.from({ length: count }, (_, i) => `203.0.113.${i + 1}`)
    const forget = async (username: string, from: string) => {
      const { captcha, captcha_id } = await knownCaptcha(server)
      return callerFrom(server, from).call('POST', '/password/forget', {}, { username, captcha, captcha_id })
    }
    const managerId = 'U004'
    /** At least so many requests for the manager have been looked at in the background, some perhaps of the test before. */
    const lookedAt = (count: number) =>
      expect
        .poll(
          async () => {
            const { rows } = await sql<{ n: number }>`
            select n from rate_limit where key = ${`forget ${managerId}`}`.execute(server.database.db)
            return rows[0]?.n
          },
          { timeout: 10_000 },
        )
        .toBeGreaterThanOrEqual(count)
    const toManager = () => mail.sent.filter(({ to }) => to === 'gz.manager@example.com')
    const tokenIn = (text: string) => /\/#\/login\?reset=([\w-]{43})\s/.exec(text)?.[1] ?? ''
    const reset = (proof: Record<string, unknown>, from = home) =>
      callerFrom(server, from).call('POST', '/password/reset', {}, { ...proof, new_password: strong })
    const signIn = async (username: string) => {
      const body = { username, password: strong, AppID: appId }
      return (await callerFrom(server, home).call('POST', '/signin', {}, body)).errcode
    }
    const pass = async (seconds: number) => {
      const { db } = server.database
      await sql`update reset_token set expires_at = expires_at - ${seconds}::int8`.execute(db)
      await sql`update sms_code set expires_at = expires_at - ${seconds}::int8, sent_at = sent_at - ${seconds}::int8`.execute(
        db,
      )
      // Last: what a request in the background is allowed because of it is issued after the time has passed.
      await sql`update rate_limit set since = since - ${seconds}::int8`.execute(db)
    }

    it('sets a new one with the first link, however many were asked for afterwards', async () => {
      expect((await forget('gz.manager', home)).errcode).toBe(0)
      await expect.poll(() => toManager().length).toBe(1)
      const token = tokenIn(String(toManager()[0]?.text))
      for (const from of strangers(12)) expect((await forget('gz.manager', from)).errcode).toBe(0)
      await lookedAt(13)
      await expect.poll(() => toManager().length).toBe(4)
      expect((await reset({ reset_token: token })).errcode).toBe(0)
      expect(await signIn('gz.manager')).toBe(0)
      // The links that strangers asked for end with it.
      for (const { text } of toManager())
        expect((await reset({ reset_token: tokenIn(text) })).errcode).toBe(1015)
    })

    it('gets a link at any time, or has one that is good for twenty minutes more, whatever strangers do', async () => {
      const secondsLeft = async () => {
        const { rows } = await sql<{ left: number }>`
        select max(expires_at) - extract(epoch from now())::int8 as left from reset_token`.execute(
          server.database.db,
        )
        return Number(rows[0]?.left)
      }
      for (let round = 0; round < 6; round += 1) {
        for (const from of strangers(6)) await forget('gz.manager', from)
        expect((await forget('gz.manager', home)).errcode).toBe(0)
        await expect.poll(secondsLeft).toBeGreaterThan(19 * 60)
        await pass(11 * 60)
        await sql`delete from rate_limit where key like 'forget name %'`.execute(server.database.db)
      }
    })

    it('does not find the mailbox full of links', async () => {
      for (let round = 0; round < 12; round += 1) {
        for (const from of strangers(36).slice(3 * round, 3 * round + 3)) await forget('gz.manager', from)
        await lookedAt(3 * round + 3)
        await pass(4 * 60 + 50)
      }
      await expect.poll(() => toManager().length).toBeGreaterThan(6)
      expect(toManager().length).toBeLessThanOrEqual(9)
    })

    it('is not told apart from somebody who is not there, by what strangers or the owner are answered', async () => {
      const answersTo = async (username: string) => {
        const answers = []
        for (const from of [...strangers(12), home, home, home, home, home, home]) {
          const { status, errcode, errmsg } = await forget(username, from)
          answers.push({ status, errcode, errmsg })
        }
        return answers
      }
      const known = await answersTo('gz.manager')
      expect(known.map(({ errcode }) => errcode)).toEqual([...Array.from({ length: 17 }, () => 0), 4290])
      expect(await answersTo('no.such.person')).toEqual(known)
    })

    it('is limited by the own address alone: five an hour for one name, thirty for all names', async () => {
      for (let i = 0; i < 5; i += 1) expect((await forget('gz.manager', home)).errcode).toBe(0)
      expect((await forget('gz.manager', home)).errcode).toBe(4290)
      for (let i = 6; i < 30; i += 1) expect((await forget(`guess.${i}`, home)).errcode).toBe(0)
      expect((await forget('guess.30', home)).errcode).toBe(4290)
      expect((await forget('gz.manager', strangers(1)[0] ?? '')).errcode).toBe(0)
    })

    it('may ask although a stranger at the same address sent many requests without reading the picture', async () => {
      const unread = { username: 'gz.manager', captcha: 'XXXX', captcha_id: 'none' }
      for (let i = 0; i < 40; i += 1) {
        const refused = await callerFrom(server, home).call('POST', '/password/forget', {}, unread)
        expect(refused.errcode).toBe(1005)
      }
      expect((await forget('gz.manager', home)).errcode).toBe(0)
    })

    describe('by a code on the phone', () => {
      const number = { mobile: '10000000004', country_code: '86' }
      const sendCode = async (from: string) => {
        const body = { ...number, scene: 'forget', ...(await knownCaptcha(server)) }
        return callerFrom(server, from).call('POST', '/sms/sendcode', {}, body)
      }
      const codeAfter = async (count: number) => {
        await expect.poll(() => gateway.sent.length, { timeout: 10_000 }).toBe(count)
        return String(gateway.sent.at(-1)?.code)
      }
      const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')

      it('uses the first code, though another was asked for meanwhile', async () => {
        await sendCode(home)
        const code = await codeAfter(1)
        await pass(61)
        await sendCode(strangers(1)[0] ?? '')
        await codeAfter(2)
        expect((await reset({ ...number, code })).errcode).toBe(0)
        expect(await signIn('gz.manager')).toBe(0)
      })

      it('uses the code, though strangers guessed at it until they may no more', async () => {
        await sendCode(home)
        const code = await codeAfter(1)
        for (const from of strangers(12)) await reset({ ...number, code: wrongFor(code) }, from)
        expect((await reset({ ...number, code }, strangers(13).at(-1))).errcode).toBe(1015)
        expect((await reset({ ...number, code })).errcode).toBe(0)
      })

      it('has five tries, and the right code is refused after them', async () => {
        await sendCode(home)
        const code = await codeAfter(1)
        for (let i = 0; i < 5; i += 1)
          expect((await reset({ ...number, code: wrongFor(code) })).errcode).toBe(1015)
        expect((await reset({ ...number, code })).errcode).toBe(1015)
      })

      it('gets a code though strangers used up the day, and strangers no more than fifty in all', async () => {
        const given = async (from: string) => {
          await sql`delete from rate_limit where key like 'sms again %'`.execute(server.database.db)
          return (await sendCode(from)).errcode
        }
        for (let i = 0; i < 10; i += 1) expect(await given('203.0.113.1')).toBe(0)
        expect(await given('203.0.113.1')).toBe(4290)
        expect([await given(home), await given(home), await given(home)]).toEqual([0, 0, 4290])
        const codes = []
        for (const from of strangers(40).slice(1)) codes.push(await given(from))
        expect(codes.filter((code) => code === 0)).toHaveLength(38)
        expect(codes.at(-1)).toBe(4290)
      })
    })
  },
)
