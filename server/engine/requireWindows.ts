import { parseDoc } from '#contract/doc.ts'
import type { Fields } from '#contract/resource.ts'
import { windowRefusalOf } from '#contract/window.ts'
import type { Context, Row } from './context.ts'
import { latestDay } from './today.ts'

/** What somebody wants to store as a new record, checked against the contract: see `parseDoc` and `requireWindows`. */
export function parseNew(fields: Fields, context: Pick<Context, 'now'>, input: unknown): Row {
  const doc = parseDoc(input, fields, 'create')
  requireWindows(fields, context, doc)
  return doc
}

/**
 * Throws 4004 for each of these values that is a date outside the window of its field, such as a lease until 9999. It
 * is for what people enter: they cannot correct what the server derives from it.
 */
export function requireWindows(fields: Fields, { now }: Pick<Context, 'now'>, given: Row): void {
  const values = Object.entries(given).flatMap(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    return field ? [{ name, schema: field.schema, value }] : []
  })
  const refusal = windowRefusalOf(values, latestDay(now))
  if (refusal) throw refusal
}
