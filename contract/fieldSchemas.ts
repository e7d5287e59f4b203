import { z } from 'zod'
import { isEmailAddress, emailLength } from './emailAddress.ts'
import { largestInteger } from './limits.ts'

/** Text that PostgreSQL can hold: no NUL, no broken surrogate. */
export const plainText = z
  .string()
  .refine((value) => !value.includes('\u0000') && value.isWellFormed(), { message: 'characters' })

/**
 * Text in one line, without the characters that change the direction of what follows: with them `\u202Egnp.exe` looks like
 * `exe.png`, and the end of a list of names like something else.
 */
export const lineText = plainText.refine((value) => !/[\u202A-\u202E\u2066-\u2069]/.test(value), {
  message: 'direction',
})

/** An email address. */
export const emailText = z
  .string()
  .max(emailLength, { abort: true })
  .refine(isEmailAddress, { message: 'email' })

/** A text of 1 to 200 characters. */
export const shortText = lineText.min(1).max(200)

/** A record's id: 1 to 64 letters, digits, dot, dash, underscore. */
export const recordId = z.string().regex(/^[A-Za-z0-9._-]{1,64}$/)

/** How many times something was stored: the revision that a change is based on, or a version. */
export const revision = z.int().min(1).max(largestInteger)

/** A text that can be so long is typed and shown in several lines. */
export const longText = 500
