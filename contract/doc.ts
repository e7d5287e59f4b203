import type { z } from 'zod'
import type { Fields } from './resource.ts'
import { refuseFields, type Range } from './reply.ts'

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
  const { doc, errors, ranges } = readDoc(input, fields, action)
  if (errors.size > 0)
    throw refuseFields('validation.failed', Object.fromEntries(errors), Object.fromEntries(ranges))
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
  const ranges = new Map<string, Range>()
  const doc = new Map<string, unknown>()
  for (const [name, value] of Object.entries(input)) {
    const problem = problemOf(fields, name, value, action)
    if (problem) errors.set(name, problem.key)
    else doc.set(name, value)
    if (problem?.range) ranges.set(name, problem.range)
  }
  if (action === 'create') {
    for (const [name, field] of Object.entries(fields)) {
      if (doc.has(name) || errors.has(name) || field.writable === 'never') continue
      if (field.required) errors.set(name, 'required')
      else if (field.initial !== undefined) doc.set(name, field.initial)
    }
  }
  return { doc, errors, ranges }
}

/** What is wrong with a value: the key of the message, and the range that it is outside of. */
interface Problem {
  readonly key: string
  readonly range?: Range | undefined
}

function problemOf(
  fields: Fields,
  name: string,
  value: unknown,
  action: 'create' | 'update',
): Problem | null {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (!field) return { key: 'unknown' }
  if (field.writable === 'never' || (field.writable === 'create' && action === 'update'))
    return { key: 'read_only' }
  const problem = fieldProblem(field.schema, value)
  const { min, max } = field
  // A problem names the bound that is broken; the field knows both.
  return problem?.range && min !== undefined && max !== undefined
    ? { ...problem, range: { min, max } }
    : problem
}

/** What is wrong with a value, or null. */
export function fieldProblem(schema: z.ZodType, value: unknown): Problem | null {
  if (value === null || value === undefined)
    return schema.safeParse(value).success ? null : { key: 'required' }
  const { error } = schema.safeParse(value)
  const issue = error?.issues[0]
  return error ? { key: issueKey(issue), range: issue && rangeOfIssue(issue) } : null
}

/** The message key of what is wrong with a value, or null. The console uses it too, while the user types. */
export const fieldError = (schema: z.ZodType, value: unknown): string | null =>
  fieldProblem(schema, value)?.key ?? null

/** The bound that a number is beyond. */
export function rangeOfIssue(issue: z.core.$ZodIssue): Range | undefined {
  if (issue.code === 'too_small' && isOfNumber(issue)) return { min: Number(issue.minimum) }
  if (issue.code === 'too_big' && isOfNumber(issue)) return { max: Number(issue.maximum) }
  return undefined
}

const isOfNumber = ({ origin }: { origin: string }): boolean => origin === 'number' || origin === 'int'

/** The message key of an issue. A schema of ours names it in its `message`: `.refine(…, { message: 'required' })`. */
export function issueKey(issue: z.core.$ZodIssue | undefined): string {
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
      return isKey(issue.message)
        ? issue.message
        : issue.format === 'url' || issue.format === 'email'
          ? issue.format
          : 'pattern'
    case 'custom':
      return isKey(issue.message) ? issue.message : 'type'
    default:
      return 'type'
  }
}

/** Whether a message names what is wrong; a schema without one has a sentence of zod. */
const isKey = (message: string): boolean => /^[a-z_]+$/.test(message)
