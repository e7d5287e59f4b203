import { isRecord } from '#contract/isRecord.ts'
import type { Fields } from '#contract/resource.ts'
import { detailsIn, messageFor } from '#src/kit/input/problemOf.ts'
import { failureOf } from '#src/kit/state/failureOf.ts'

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
  const errors = own.map(([source, key]): [string, string] => {
    const { message, args } = messageFor(fields[source], String(key))
    // The form of react-admin's validators, which carries the bounds. A back end may send a sentence instead
    // of a key.
    return [
      source,
      `@@react-admin@@${JSON.stringify({ message, args: { ...detailsIn(more), ...args, _: String(key) } })}`,
    ]
  })
  return { errors: Object.fromEntries(errors), isAll: wrong.length > 0 && own.length === wrong.length }
}
