import type { Locale } from '#contract/localText.ts'
import type { Mail, MailProvider } from '#server/services/mail/mailProvider.ts'
import type { Channel, Message } from './channel.ts'

/** Mails to people. `home` is the address of the console. */
export const mailChannel = (provider: MailProvider, home: string): Channel => ({
  name: 'mail',
  kind: 'mail',
  site: null,
  secrets: provider.secrets,
  async send(message) {
    if (message.email === null) throw new Error('no address')
    await provider.send(mailOf(message, message.email, home))
  },
})

/** A notification, or several as a list. */
function mailOf({ id, locale, entries }: Message, to: string, home: string): Mail {
  const { several, greeting, settings } = words[locale]
  const [first] = entries
  const subject =
    first && entries.length === 1 ? oneLine(first.text) : several.replace('{n}', String(entries.length))
  // A title that somebody typed stays in its line: with more of them it could look like another notification.
  const list = entries.map(({ text, link }) => `${oneLine(text)}\n${link}`).join('\n\n')
  const profile = `${home}/#/profile`
  return {
    id,
    to,
    subject: subject.slice(0, 150),
    text: `${greeting}\n\n${list}\n\n--\n${settings}\n${profile}\n`,
    link: first?.link ?? home,
  }
}

const oneLine = (text: string): string => text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim()

const words: Record<Locale, { several: string; greeting: string; settings: string }> = {
  zh_CN: {
    several: '您有 {n} 条新通知',
    greeting: '您好：',
    settings: '不想收到通知邮件？可以在个人资料中关闭：',
  },
  zh_TW: {
    several: '你有 {n} 則新通知',
    greeting: '你好：',
    settings: '不想收到通知電郵？可於個人資料中關閉：',
  },
  en_US: {
    several: 'You have {n} new notifications',
    greeting: 'Hello,',
    settings: 'If you do not want these emails, turn them off in your profile:',
  },
}
