import { unescape } from 'node:querystring'
import { isEmailAddress } from '#contract/emailAddress.ts'
import type { Log } from '#server/base/log.ts'
import type { Settings } from '#server/base/settings.ts'

/** A mail in plain text. `link` is the page that it is about. */
export interface Mail {
  /** Every attempt to send the mail has this id, so that mailboxes recognise a mail that comes twice. */
  readonly id?: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly link: string
}

/** A service that sends mails. */
export interface MailProvider {
  /** The name and the password with which it is called. */
  readonly secrets: readonly string[]
  send: (mail: Mail) => Promise<void>
}

/** The mail server of the settings; in the demo without a mail server, the log; otherwise undefined. */
export function mailProvider({ SMTP_URL, MAIL_FROM, DEMO }: Settings, log: Log): MailProvider | undefined {
  if (SMTP_URL) return smtpMail(SMTP_URL, MAIL_FROM)
  return DEMO ? toOne(logMail(log)) : undefined
}

/** The one way out for mails: each goes to a single plain address, or is not sent. */
const toOne = (provider: MailProvider): MailProvider => ({
  ...provider,
  async send(mail) {
    // Other texts mean other mailboxes to some mail programs: nodemailer takes `a,b@example.com` for two.
    if (!isEmailAddress(mail.to)) throw new Error('not an email address')
    await provider.send(mail)
  },
})

/** Mails by SMTP. A mail takes `patience` milliseconds at most, however busy the server seems. */
export const smtpMail = (url: string, from: string, patience = 60_000): MailProvider =>
  toOne({
    secrets: secretsIn(url),
    async send({ id, to, subject, text }) {
      // Loaded with the first mail, not at each start.
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({
        url,
        connectionTimeout: 10_000,
        greetingTimeout: 10_000,
        socketTimeout: 30_000,
      })
      const tooLate = Promise.withResolvers<never>()
      const timer = setTimeout(() => tooLate.reject(new Error('the mail server takes too long')), patience)
      try {
        // Base64 keeps a long link in one piece.
        const messageId = id === undefined ? {} : { messageId: `<${id}@atrium>` }
        const sent = transport.sendMail({
          from,
          to: { name: '', address: to },
          envelope: { from, to: [to] },
          subject,
          text,
          textEncoding: 'base64',
          ...messageId,
        })
        await Promise.race([sent, tooLate.promise])
      } finally {
        clearTimeout(timer)
        transport.close()
      }
    },
  })

function secretsIn(url: string): readonly string[] {
  const { username = '', password = '' } = URL.parse(url) ?? {}
  return [username, password].flatMap((part) => [part, unescape(part)]).filter(Boolean)
}

/** For trying out the console: everyone who can read the log can follow the link. */
const logMail = (log: Log): MailProvider => ({
  secrets: [],
  async send({ to, subject, link }) {
    log.warn({ to, subject, link }, `Mail for ${to}: ${link}`)
  },
})
