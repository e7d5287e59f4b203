import type { z } from 'zod'
import type { Fields } from './resource.ts'
import { refuseFields } from './reply.ts'

/**
 * Checks what someone wants to store and returns it, with initial values on create. Throws 4004 with the
 * message key of every wrong field: unknown, not writable, or with an invalid value.
 */
export function parseDoc(
  input: unknown,
  fields: Fields,
  action: 'create' | 'update',
): Record<string, unknown> {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw refuseFields('param.invalid', { doc: 'type' })
  const { doc, errors } = readDoc(input, fields, action)
  if (errors.size > 0) throw refuseFields('validation.failed', Object.fromEntries(errors))
  return Object.fromEntries(doc)
}

/** The message key of every field that is wrong. */
export const docErrors = (
  input: object,
  fields: Fields,
  action: 'create' | 'update',
): ReadonlyMap<string, string> => readDoc(input, fields, action).errors

function readDoc(input: object, fields: Fields, action: 'create' | 'update') {
  // Maps, because a name such as __proto__ would vanish in an object.
  const errors = new Map<string, string>()
  const doc = new Map<string, unknown>()
  for (const [name, value] of Object.entries(input)) {
    const error = errorOf(fields, name, value, action)
    if (error) errors.set(name, error)
    else doc.set(name, value)
  }
  if (action === 'create') {
    for (const [name, field] of Object.entries(fields)) {
      if (doc.has(name) || errors.has(name) || field.writable === 'never') continue
      if (field.required) errors.set(name, 'required')
      else if (field.initial !== undefined) doc.set(name, field.initial)
    }
  }
  return { doc, errors }
}

function errorOf(fields: Fields, name: string, value: unknown, action: 'create' | 'update'): string | null {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (!field) return 'unknown'
  if (field.writable === 'never' || (field.writable === 'create' && action === 'update')) return 'read_only'
  return fieldError(field.schema, value)
}

/** The message key of what is wrong with a value, or null. The console uses it too, while the user types. */
export function fieldError(schema: z.ZodType, value: unknown): string | null {
  if (value === null || value === undefined) return schema.safeParse(value).success ? null : 'required'
  const result = schema.safeParse(value)
  return result.success ? null : issueKey(result.error.issues[0])
}

function issueKey(issue: z.core.$ZodIssue | undefined): string {
  switch (issue?.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? 'integer' : 'type'
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array' ? 'length_min' : 'min'
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array' ? 'length_max' : 'max'
    case 'invalid_value':
      return 'choice'
    case 'invalid_format':
      return ['required', 'url', 'month'].includes(issue.message)
        ? issue.message
        : issue.format === 'url' || issue.format === 'email'
          ? issue.format
          : 'pattern'
    case 'custom':
      return issue.message
    default:
      return 'type'
  }
}
