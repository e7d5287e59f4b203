import type { z } from 'zod'
import type { Fields } from './resource.ts'
import { refuseFields, type FieldErrors } from './reply.ts'

/**
 * Checks what someone wants to store and returns it, with initial values on create.
 * Refuses with 4004 and the message key of every wrong field: unknown, not writable, or with a wrong value.
 */
export function parseDoc(input: unknown, fields: Fields, action: 'create' | 'update'): Record<string, unknown> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) throw refuseFields('param.invalid', { doc: 'type' })
  const errors: FieldErrors = {}
  const doc: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(input)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (!field) errors[name] = 'unknown'
    else if (field.writable === 'never' || (field.writable === 'create' && action === 'update')) errors[name] = 'read_only'
    else {
      const error = fieldError(field.schema, value)
      if (error) errors[name] = error
      else doc[name] = value
    }
  }
  if (action === 'create') fillIn(doc, fields, errors)
  if (Object.keys(errors).length > 0) throw refuseFields('validation.failed', errors)
  return doc
}

/** The message key of what is wrong with a value, or null. The console asks the same while one types. */
export function fieldError(schema: z.ZodType, value: unknown): string | null {
  const result = schema.safeParse(value)
  return result.success ? null : issueKey(result.error.issues[0])
}

function fillIn(doc: Record<string, unknown>, fields: Fields, errors: FieldErrors): void {
  for (const [name, field] of Object.entries(fields)) {
    if (name in doc || name in errors) continue
    if (field.required) errors[name] = 'required'
    else if (field.initial !== undefined) doc[name] = field.initial
  }
}

function issueKey(issue: z.core.$ZodIssue | undefined): string {
  switch (issue?.code) {
    case 'invalid_type':
      return issue.input === null || issue.input === undefined ? 'required' : issue.expected === 'int' ? 'integer' : 'type'
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array' ? 'length_min' : 'min'
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array' ? 'length_max' : 'max'
    case 'invalid_value':
      return 'choice'
    case 'invalid_format':
      return issue.message === 'required' ? 'required' : issue.format === 'url' || issue.format === 'email' ? issue.format : 'pattern'
    case 'custom':
      return issue.message
    default:
      return 'type'
  }
}
