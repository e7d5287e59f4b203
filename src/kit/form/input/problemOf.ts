import { fieldError } from '#contract/doc.ts'
import type { Field } from '#contract/field.ts'
import { windowError } from '#contract/window.ts'
import { formatDay } from '#src/kit/value/field/formatDate.ts'
import { limitsOf, today } from './limitsOf.ts'

/** What a message can name besides the bounds of its field, such as the other record that is in the way. */
type Details = Readonly<Record<string, string | number | undefined>>

/** The numbers and texts of values, days as the console shows them. */
export const detailsIn = (values: Readonly<Record<string, unknown>>): Details =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : typeof value === 'string' ? shownText(value) : undefined,
    ]),
  )

const shownText = (text: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDay(text) : text)

/** A message and its parameters, as react-admin's validators return them. */
export interface Problem {
  message: string
  args: { min?: number | string | undefined; max?: number | string | undefined; text?: string } & Details
}

/**
 * Returns what is wrong with a value in a form, or undefined: the contract's own check, which the server
 * makes too. In a form null means "nothing chosen" (on create the server then sets the default), and an
 * invalid number is still the text that was typed.
 */
export function problemOf(field: Field, value: unknown, action: 'create' | 'edit'): Problem | undefined {
  if (value === null || value === undefined || value === '') {
    const mayBeBlank = field.nullable || (action === 'create' && !field.required)
    return mayBeBlank ? undefined : messageFor(field, 'required')
  }
  if (isNumeric(field) && typeof value !== 'number')
    return { ...messageFor(field, 'number_read'), args: { text: String(value).slice(0, 40) } }
  if (field.kind !== 'decimal' && isNumeric(field) && !Number.isInteger(value))
    return messageFor(field, 'integer')
  const key = fieldError(field.schema, value) ?? windowError(field.schema, value, today())
  return key === null ? undefined : messageFor(field, key)
}

/** Returns the message for a key of the contract or the server, with the field's bounds. */
export const messageFor = (field: Field | undefined, key: string): Problem => ({
  message: `atrium.validation.${key}`,
  args: field?.window ? shownLimits(field) : { min: field?.min, max: field?.max },
})

/** The first and the last day, as the console shows days, or the months. */
function shownLimits(field: Field): Problem['args'] {
  const { first, last } = limitsOf(field)
  const shown = (day: string | undefined) => (field.means === 'month' ? day : formatDay(day))
  return { min: shown(first), max: shown(last) }
}

/** Whether the contract has a number here. */
export const isNumeric = (field: Field): boolean => ['integer', 'decimal', 'seconds'].includes(field.kind)
