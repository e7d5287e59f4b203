import { z } from 'zod'
import { signedIn } from './access.ts'
import { call } from './call.ts'
import { plainText } from './field.ts'

/** A language that people can choose. */
export const language = z.object({
  _id: z.string(),
  name: z.string(),
  label: z.string(),
  is_default: z.boolean(),
  is_active: z.boolean(),
})
export type Language = z.infer<typeof language>

/** How languages are named, such as `zh_CN`. */
export const languageName = /^[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8}){0,3}$/

/** The languages. Any query string is accepted; `?list=languages` is what the console sends. */
export const i18nLanguages = call({
  method: 'GET',
  path: '/system/i18n',
  does: 'Lists the languages.',
  can: 'anyone',
  beforePasswordChange: true,
  query: z.object({ list: z.string().optional() }),
  reply: z.object({ list: z.array(language), total: z.number() }),
})

/** One request changes at most so many messages. */
export const messageLimit = 5000

/** Messages by their dotted key. A part named `__proto__` would not survive becoming an object. */
const messages = z.record(
  plainText.regex(/^(?!.*(^|\.)__proto__(\.|$))[A-Za-z0-9_.$@ -]{1,200}$/),
  plainText.max(4000),
)

/** What the operator says differently from the messages that the console brings, in one language. */
export const i18nMessages = call({
  method: 'GET',
  path: '/system/i18n/{name}',
  does: "Answers the operator's own messages in one language.",
  can: 'anyone',
  beforePasswordChange: true,
  reply: z.object({ name: z.string(), version: z.number(), messages: z.record(z.string(), z.string()) }),
  errors: ['not_found'],
})

/** Changes messages; an empty text takes one back. */
export const i18nUpdate = call({
  method: 'PUT',
  path: '/system/i18n/{name}',
  does: "Changes the operator's own messages in one language.",
  can: 'system.i18n.edit',
  body: z.object({ messages }),
  reply: z.object({ updated: z.number() }),
  errors: ['not_found', 'range.limit'],
})

/** Makes a language the account's. A GET that changes state, as the specification has it; idempotent. */
export const i18nSwitch = call({
  method: 'GET',
  path: '/system/i18n/{name}/switch',
  does: "Makes a language the account's own.",
  can: signedIn,
  beforePasswordChange: true,
  /** 1: staff. */
  query: z.object({ user_type: z.literal('1') }),
  reply: z.object({ locale: z.string() }),
})
