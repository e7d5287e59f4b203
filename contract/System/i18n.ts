import { z } from 'zod'
import { fileReading } from '#contract/fileChoices.ts'
import { signedIn } from '#contract/access.ts'
import { call } from '#contract/call.ts'
import { plainText } from '#contract/fieldSchemas.ts'
import { jsonText } from '#contract/jsonText.ts'
import { page } from '#contract/page.ts'
import { placeholderProblem } from '#contract/placeholders.ts'

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

/** What replies depend on that have the operator's texts: they are no resource. */
export const i18nMessageChanges = { name: 'i18n_message' }

// Dotted; names of resources have a `/`. A part named `__proto__` would be lost when the keys become an object.
const messageKey = plainText.regex(/^(?!.*(^|\.)__proto__(\.|$))[A-Za-z0-9_.$@/ -]{1,200}$/)
const messageText = plainText
  .max(4000)
  .refine((text) => placeholderProblem(text) === null, { message: 'placeholder' })

/** The operator's text for one key in one language. `area` is the key's first part. */
const message = z.object({
  key: z.string(),
  locale: z.string(),
  text: z.string(),
  area: z.string(),
  updated_at: z.int(),
  updated_by: z.string().nullable(),
})
export type Message = z.infer<typeof message>

const part = z.string().max(2000).optional()

/**
 * The languages, whatever the query string; the console sends `?list=languages`. `?list=messages` returns the
 * operator's own messages instead, for people who may see them (`system.i18n.view`).
 */
export const i18nLanguages = call({
  method: 'GET',
  path: '/system/i18n',
  does: "Lists the languages, or the operator's own messages.",
  can: 'anyone',
  beforePasswordChange: true,
  query: z.object({
    list: z.string().optional(),
    /**
     * Of messages: `locale`, `key`, and `missing` for keys that are missing in this language but present in
     * another.
     */
    cond: part,
    sort: part,
    range: part,
  }),
  reply: z.union([page(language.shape), page(message.shape)]),
  errors: ['auth.required', 'permission.denied', 'cond.malformed', 'cond.field', 'range.limit'],
})

const oneMessage = z.object({ locale: z.string().regex(languageName), key: messageKey })
const can = 'system.i18n.edit'

/** The text that the change is based on: if it has changed since, nothing is stored (4092). */
const from = z.string().max(4000).optional()

/** Adds an operator's own text for a message. */
export const i18nMessageCreate = call({
  method: 'POST',
  path: '/system/i18n',
  does: 'Adds a message in one language.',
  can,
  reach: 'all',
  body: oneMessage.extend({ text: messageText.min(1) }),
  reply: message,
  errors: ['duplicate', 'not_found'],
})

export const i18nMessageUpdate = call({
  method: 'PUT',
  path: '/system/i18n',
  does: 'Changes a message in one language.',
  can,
  reach: 'all',
  query: z.object({ cond: jsonText(oneMessage) }),
  body: z.object({ text: messageText.min(1), from }),
  reply: message,
  errors: ['not_found', 'stale'],
})

/** Removes the operator's texts, so that the console shows its own again. */
export const i18nMessageRemove = call({
  method: 'DELETE',
  path: '/system/i18n',
  does: 'Removes a message.',
  can,
  reach: 'all',
  query: z.object({ cond: jsonText(oneMessage), from }),
  reply: z.object({ removed: z.int() }),
  errors: ['stale'],
})

/** The maximum number of messages that one request changes. */
export const messageLimit = 5000

/** The maximum number of rows of a workbook. */
export const workbookLimit = 10_000

/** The operator's own texts in one language, which replace the console's messages. */
export const i18nMessages = call({
  method: 'GET',
  path: '/system/i18n/{name}',
  does: "Returns the operator's own messages in one language.",
  can: 'anyone',
  beforePasswordChange: true,
  reply: z.object({ name: z.string(), version: z.number(), messages: z.record(z.string(), z.string()) }),
  errors: ['not_found'],
})

/**
 * Changes messages. An empty text removes the operator's text. `from` has the operator's texts that the changes
 * are based on, an empty one for none: if somebody else has changed one of them since, nothing is stored (4092),
 * and `current` has those texts by their keys.
 */
export const i18nUpdate = call({
  method: 'PUT',
  path: '/system/i18n/{name}',
  does: "Changes the operator's own messages in one language.",
  can: 'system.i18n.edit',
  reach: 'all',
  body: z.object({
    messages: z.record(messageKey, messageText),
    from: z.record(messageKey, z.string().max(4000)).optional(),
  }),
  reply: z.object({ updated: z.number() }),
  errors: ['not_found', 'range.limit', 'stale'],
})

const workbookRow = z.object({
  key: z.string().max(200),
  zh_CN: z.string().max(4000),
  zh_TW: z.string().max(4000),
  en_US: z.string().max(4000),
})

/** Writes texts into a workbook for translators. Only the console knows its own texts, so it sends them. */
export const i18nWorkbook = call({
  method: 'POST',
  path: '/system/i18n/workbook',
  does: 'Returns texts as a workbook.',
  can: 'system.i18n.view',
  reach: 'none',
  carries: 'download',
  body: z.object({
    name: z.string().regex(/^[\w-]{1,60}$/),
    rows: z.array(workbookRow).max(workbookLimit),
  }),
  reply: z.unknown(),
})

/**
 * Reads such a workbook: the texts of each row by the languages of its headings, and what they were when it was
 * written (`exported`, without the languages for which the file does not say so). Nothing is stored; send what differs
 * to `i18nUpdate`.
 */
export const i18nRead = call({
  method: 'POST',
  path: '/system/i18n/read',
  does: 'Reads the texts of a workbook.',
  can: 'system.i18n.edit',
  reach: 'none',
  carries: 'upload',
  body: z.object({ ...fileReading }),
  reply: z.object({
    list: z.array(
      z.object({
        row: z.int(),
        key: z.string(),
        texts: z.record(z.string(), z.string()),
        exported: z.record(z.string(), z.string()),
      }),
    ),
  }),
  errors: ['import.rows', 'file.too_large', 'file.type'],
})

/** Sets the language of the account. A GET that changes state, as the specification requires; idempotent. */
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
