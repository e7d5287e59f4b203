import { z } from 'zod'
import { signedIn } from '#contract/access.ts'
import { call } from '#contract/call.ts'
import { plainText } from '#contract/fieldSchemas.ts'
import { page } from '#contract/page.ts'

/** The maximum number of preferences of a person. */
export const preferenceCount = 100

/** The maximum size of a preference as JSON, in bytes. */
export const preferenceBytes = 16_384

/**
 * The preference for mails about notifications: `false` or `'never'` turns them off, `'daily'` gathers them into one in the morning;
 * otherwise they are sent at once.
 */
export const mailPreference = 'notices/mail'

/**
 * The preference that mutes kinds of notifications, in `mail` or in the bell, where they are then not counted as unread:
 * `{ "mail": ["job"], "bell": [] }`. A kind is the part of a type before the first dot.
 */
export const mutedPreference = 'notices/muted'

const path = '/user/preference'

/** What it is about, such as `list/brandDB/brand`. */
const key = z.string().regex(/^[A-Za-z0-9._/-]{1,100}$/)

/** Free JSON: texts that the database can hold, and no deeper than real preferences are. */
const value = z
  .unknown()
  .refine((given) => isPlain(given, 10), { message: 'characters' })
  .refine((given) => bytesOf(given) <= preferenceBytes, { message: 'length_max' })

/** What the caller set up in the console; only the caller's own preferences. */
export const userPreferences = call({
  method: 'GET',
  path,
  does: "Lists the caller's own preferences.",
  can: signedIn,
  reply: page({ key, value: z.unknown() }),
})

/** Sets a preference; `null` removes it. */
export const userPreferenceUpdate = call({
  method: 'PUT',
  path,
  does: "Keeps one of the caller's own preferences, or forgets it.",
  can: signedIn,
  reach: 'none',
  body: z.object({ key, value }),
  reply: z.object({ key, value: z.unknown() }),
})

function isPlain(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return plainText.safeParse(value).success
  if (typeof value !== 'object' || value === null) return value !== undefined
  if (depth === 0) return false
  return Object.entries(value).every(([name, inner]) => isPlain(name, 0) && isPlain(inner, depth - 1))
}

// A value that is too deep was refused above, so it need not be serialised.
const bytesOf = (value: unknown): number =>
  isPlain(value, 10) ? new TextEncoder().encode(JSON.stringify(value)).length : 0
