import type { z } from 'zod'
import type { Resource } from '#contract/resource.ts'
import { recordSchema } from '#contract/recordSchema.ts'
import { isRecord } from '#contract/isRecord.ts'

import type { Notes } from './trial.ts'

/**
 * Compares data with the contract. A missing (or null) field is a deviation if it is demanded, and accepted
 * otherwise: the specification demands few. A field of another type is always a deviation.
 */
export function judgeShape(schema: z.ZodType, data: unknown, demands: readonly string[], notes: Notes): void {
  const result = schema.safeParse(data)
  for (const { path, expected } of result.success ? [] : result.error.issues.flatMap(plainIssues)) {
    const name = path.map((part) => (typeof part === 'number' ? '[]' : `.${String(part)}`)).join('')
    const label = name.replace(/^\./, '') || 'data'
    const value = path.reduce<unknown>((at, part) => (isHolder(at) ? at[String(part)] : undefined), data)
    if (value !== undefined && value !== null) notes.deviates(`${label} is ${shown(value)}, not ${expected}`)
    else if (path.length === 0 || demands.includes(label)) notes.deviates(`${label} is missing`)
    else notes.accepts(`${label} is left out`)
  }
}

/** Compares a record of a resource: fields that users must fill in are demanded. */
export function judgeRecord(resource: Resource, record: unknown, notes: Notes): void {
  if (!isRecord(record)) return notes.deviates(`a record is ${shown(record)}`)
  const filled = Object.entries(resource.fields).flatMap(([name, field]) => (field.required ? [name] : []))
  judgeShape(recordSchema(resource), record, ['_id', ...filled], notes)
}

interface PlainIssue {
  readonly path: readonly PropertyKey[]
  readonly expected: string
}

/** Of several types that a value may have, the type that it is closest to. */
function plainIssues(issue: z.core.$ZodIssue): PlainIssue[] {
  if (issue.code !== 'invalid_union') {
    return [{ path: issue.path, expected: issue.code === 'invalid_type' ? issue.expected : issue.message }]
  }
  const [closest = []] = issue.errors.toSorted((a, b) => a.length - b.length)
  return closest
    .flatMap(plainIssues)
    .map(({ path, expected }) => ({ path: [...issue.path, ...path], expected }))
}

const isHolder = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** A value as written in a sentence. */
export const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'absent'
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
