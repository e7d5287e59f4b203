import { fieldError } from '#contract/doc.ts'
import type { Field } from '#contract/field.ts'

/** A message and its parameters, as react-admin's validators return them. */
export interface Problem {
  message: string
  args: { min?: number | undefined; max?: number | undefined }
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
  if (isNumeric(field) && typeof value !== 'number') return messageFor(field, 'number')
  if (field.kind !== 'decimal' && isNumeric(field) && !Number.isInteger(value))
    return messageFor(field, 'integer')
  const key = fieldError(field.schema, value)
  return key === null ? undefined : messageFor(field, key)
}

/** Returns the message for a key of the contract or the server, with the field's bounds. */
export const messageFor = (field: Field | undefined, key: string): Problem => ({
  message: `atrium.validation.${key}`,
  args: { min: field?.min, max: field?.max },
})

/** Whether the contract has a number here. */
export const isNumeric = (field: Field): boolean => ['integer', 'decimal', 'seconds'].includes(field.kind)
