import { createTransport } from 'nodemailer'
import type { Log } from '#server/base/log.ts'
import type { Settings } from '#server/base/settings.ts'

/** One mail, in plain text. `link` is what it is about. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly link: string
}

/** What carries mails. */
export interface MailProvider {
  send: (mail: Mail) => Promise<void>
}

/** The mail server of the settings; in the demo without one, the log; undefined where there is neither. */
export function mailProvider({ SMTP_URL, MAIL_FROM, DEMO }: Settings, log: Log): MailProvider | undefined {
  if (SMTP_URL) return smtpMail(SMTP_URL, MAIL_FROM)
  return DEMO ? logMail(log) : undefined
}

const smtpMail = (url: string, from: string): MailProvider => ({
  async send({ to, subject, text }) {
    const transport = createTransport({
      url,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
    })
    try {
      // Base64 keeps a long link in one piece.
      await transport.sendMail({ from, to, subject, text, textEncoding: 'base64' })
    } finally {
      transport.close()
    }
  },
})

/** For trying the console out: whoever reads the log can follow the link. */
const logMail = (log: Log): MailProvider => ({
  async send({ to, subject, link }) {
    log.warn({ to, subject, link }, `Mail for ${to}: ${link}`)
  },
})
