// @runs embedded only
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailChannel } from '#server/services/delivery/mailChannel.ts'
import { smtpMail, type MailProvider } from '#server/services/mail/mailProvider.ts'
import { mobileMail } from '#server/services/mail/mobileMail.ts'
import { resetMail } from '#server/services/mail/resetMail.ts'
import { startMailServer, type MailServer } from '#tests/support/mailServer.ts'

const home = 'https://console.example.com'

let server: MailServer
let provider: MailProvider
beforeAll(async () => {
  server = await startMailServer()
  provider = smtpMail(server.url, 'Console <console@example.com>')
})
beforeEach(() => server.sent.splice(0))
afterAll(() => server.stop())

/** Each way to write to somebody: what is typed by people goes where it can go. */
const ways: Readonly<Record<string, (to: string, typed: string) => Promise<void>>> = {
  'a notification': (to, typed) =>
    mailChannel(provider, home).send({
      id: 'notice-1',
      locale: 'en_US',
      email: to,
      entries: [{ text: typed, link: `${home}/#/RM` }],
    }),
  'several notifications': (to, typed) =>
    mailChannel(provider, home).send({
      id: 'notice-2',
      locale: 'zh_TW',
      email: to,
      entries: [typed, typed].map((text) => ({ text, link: `${home}/#/RM` })),
    }),
  'a link to a new password': (to, typed) => provider.send(resetMail(to, 'zh_CN', `${home}/#/?a=${typed}`)),
  'a changed mobile number': (to, typed) => provider.send(mobileMail(to, 'en_US', typed, home)),
}

const noAddresses = [
  'a,victim@example.com',
  'a@example.com,victim@example.com',
  'a@example.com;victim@example.com',
  'a@example.com victim@example.com',
  'a@example.com\r\nBcc: victim@example.com',
  'a@example.com\nRCPT TO:<victim@example.com>',
  '<victim@example.com>',
  'A <victim@example.com>',
  '"a@example.com" <victim@example.com>',
  '"victim@example.com, a"@example.com',
  'group:victim@example.com;',
  'a(victim@example.com)@example.com',
  'ａ@example.com',
  'a@exаmple.com',
  'a\u200b@example.com',
  '',
]

const hostile = [
  'x\r\nBcc: victim@example.com',
  'x\nTo: victim@example.com\n\nClick https://evil.example',
  'x\r\n.\r\nMAIL FROM:<a@example.com>\r\nRCPT TO:<victim@example.com>',
  '"<victim@example.com>", victim@example.com',
  'x\u2028Bcc: victim@example.com',
  '\u0000\u0007$&$1%{name}{link}',
  '名稱\u202Egnp',
]

describe.each(Object.entries(ways))('%s', (_, send) => {
  it.each(noAddresses)('is not sent to what is no single address: %j', async (to) => {
    await expect(send(to, 'x')).rejects.toThrow('not an email address')
    expect(server.sent).toEqual([])
  })

  it.each(hostile)('stays one mail to one person, whatever was typed: %j', async (typed) => {
    await send('reader@example.com', typed)
    expect(server.sent.map(({ recipients }) => recipients)).toEqual([['reader@example.com']])
    const [{ head, text } = { head: '', text: '' }] = server.sent
    const names = head.split('\r\n').flatMap((line) => /^([\w-]+):/.exec(line)?.[1] ?? [])
    expect(names.toSorted()).toEqual(
      expect.arrayContaining(['Date', 'From', 'MIME-Version', 'Message-ID', 'Subject', 'To']),
    )
    expect(names.filter((name) => ['Bcc', 'Cc'].includes(name))).toEqual([])
    expect(names.filter((name) => name === 'To')).toHaveLength(1)
    expect(head).toMatch(/^To: reader@example\.com$/m)
    expect(text).toContain(home)
  })
})

it('a title stays in its line, so it cannot look like another notification', async () => {
  const forged = 'Issue 1\n\nYour password expires\nhttps://evil.example'
  await ways['a notification']?.('reader@example.com', forged)
  expect(server.sent[0]?.text).toContain('Issue 1 Your password expires https://evil.example\n')
})
