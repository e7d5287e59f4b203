import { createHmac } from 'node:crypto'
import type { Locale } from '#contract/localText.ts'
import type { Robot, RobotKind } from '#server/base/robotList.ts'
import type { Entry, Message } from './channel.ts'

/** What a chat expects of its robots. */
interface Format {
  /** The size of a text, in bytes. */
  readonly limit: number
  readonly body: (title: string, text: string) => object
}

/** WeCom: https://developer.work.weixin.qq.com/document/path/91770, DingTalk: https://open.dingtalk.com/document/robots/custom-robot-access */
const formats: Readonly<Record<RobotKind, Format>> = {
  wecom: {
    limit: 4096,
    body: (title, text) => ({ msgtype: 'markdown', markdown: { content: `**${title}**\n${text}` } }),
  },
  dingtalk: {
    limit: 20_000,
    body: (title, text) => ({
      msgtype: 'markdown',
      markdown: { title, text: `#### ${title}\n\n${text}` },
    }),
  },
}

/** The JSON of a message. What does not fit is counted. */
export function robotBody(kind: RobotKind, { locale, entries }: Pick<Message, 'locale' | 'entries'>): object {
  const { limit, body } = formats[kind]
  // Room for the title, and for the line that counts the rest.
  let room = limit - 200
  const lines: string[] = []
  for (const entry of entries) {
    const line = lineOf(entry)
    room -= Buffer.byteLength(line) + 1
    if (room < 0) break
    lines.push(line)
  }
  const rest = entries.length - lines.length
  if (rest > 0) lines.push(words[locale].more.replace('{n}', String(rest)))
  return body(words[locale].title, lines.join('\n'))
}

const lineOf = ({ text, link }: Entry): string => `- [${plain(text)}](${link})`

/** People write the titles of records: they must not become links, mentions or headings in a chat. */
const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[<>[\]*`]/g, (sign) => lookAlike[sign] ?? '')
    .slice(0, 300)

const lookAlike: Readonly<Record<string, string>> = {
  '<': '＜',
  '>': '＞',
  '[': '［',
  ']': '］',
  '*': '＊',
  '`': '｀',
}

const words: Record<Locale, { readonly title: string; readonly more: string }> = {
  zh_CN: { title: '新通知', more: '另有 {n} 条' },
  zh_TW: { title: '新通知', more: '另有 {n} 則' },
  en_US: { title: 'New notifications', more: 'and {n} more' },
}

/** The address that a message is posted to; with a secret it is signed with this time, in milliseconds. */
export function robotAddress({ url, secret }: Pick<Robot, 'url' | 'secret'>, now: number): URL {
  const address = new URL(url)
  if (secret === null) return address
  const sign = createHmac('sha256', secret).update(`${now}\n${secret}`).digest('base64')
  address.searchParams.set('timestamp', String(now))
  address.searchParams.set('sign', sign)
  return address
}
