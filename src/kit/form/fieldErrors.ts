import { isRecord } from '#contract/isRecord.ts'
import type { Fields } from '#contract/resource.ts'
import { detailsIn, messageFor } from '#src/kit/form/input/problemOf.ts'
import { failureOf } from '#src/kit/base/call/failureOf.ts'

/** Messages by field, as react-admin's form expects them. */
export type FormErrors = Readonly<Record<string, string>>

/**
 * The server's errors for these fields. `isAll` is false if something else is wrong too, so that the reason
 * must be shown somewhere else.
 */
export function fieldErrors(error: unknown, fields: Fields): { errors: FormErrors; isAll: boolean } {
  const { fields: named, ...more } = failureOf(error).data
  const wrong = Object.entries(isRecord(named) ? named : {})
  const own = wrong.filter(([source]) => fields[source] !== undefined)
  return {
    errors: errorsOf(Object.fromEntries(own), fields, more),
    isAll: wrong.length > 0 && own.length === wrong.length,
  }
}

/**
 * The server's keys of what is wrong, by field, as messages for react-admin's form. They have the form of its validators,
 * which carries the bounds, and other `details` that a text can name. A back end may send a sentence instead of a key.
 */
export const errorsOf = (
  keys: Readonly<Record<string, unknown>>,
  fields: Fields,
  details: Readonly<Record<string, unknown>> = {},
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(keys).map(([source, key]) => {
      const { message, args } = messageFor(fields[source], String(key))
      const all = { ...detailsIn(details), ...args, _: String(key) }
      return [source, `@@react-admin@@${JSON.stringify({ message, args: all })}`]
    }),
  )
