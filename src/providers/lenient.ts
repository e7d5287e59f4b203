import type { z } from 'zod'
import { resourceOfSchema } from '#contract/recordSchema.ts'
import type { Resource } from '#contract/resource.ts'
import { fieldOfRule, ruleParts } from '#contract/ruleParts.ts'
import { isRecord } from '#contract/isRecord.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * A record as the screens of its resource expect it, from a back end that is less particular: see `lenient`. A missing value is the
 * initial one, but for choices: the state of a record is not for the console to guess. What a rule asks about stays missing,
 * since then the back end decides, and so does what the back end works out, since it may not offer it.
 */
export function lenientRecord(noun: Resource, record: Values): Values {
  const unsure = askedByRules(noun)
  const read = Object.entries(noun.fields).flatMap(([name, { schema, kind, initial, derived }]) => {
    if (derived && isAbsent(record[name])) return []
    if (unsure.has(name) && isAbsent(record[name]) && !Array.isArray(initial)) return []
    const value = lenient(schema, record[name] ?? (kind === 'choice' ? undefined : initial))
    return value === undefined ? [] : [[name, value]]
  })
  return { ...record, ...Object.fromEntries(read) }
}

/**
 * A value in the shape of a schema, as far as it can be had: a missing list is empty and a missing text too, what may be null is,
 * a number in the place of a text is written as one, and the other way round. A missing number stays undefined. Choices that the
 * schema does not know stay as they are, and so do unknown parts of a record.
 */
export function lenient(schema: z.core.$ZodType, value: unknown): unknown {
  // The union of all kinds of schemas, by which the switch knows their parts.
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'nullable':
      return isAbsent(value) ? null : (lenient(def.innerType, value) ?? null)
    case 'optional':
      return isAbsent(value) ? undefined : lenient(def.innerType, value)
    case 'string':
    case 'enum':
      return textOf(value)
    case 'number':
      return numberOf(value)
    case 'boolean':
      return value === true || value === 1
    case 'array':
      return listOf(value)
        .filter((item) => !isAbsent(item))
        .map((item) => lenient(def.element, item))
    case 'object': {
      const record = isRecord(value) ? value : {}
      const resource = resourceOfSchema(schema)
      if (resource) return lenientRecord(resource, record)
      const parts = Object.entries(def.shape).map(([name, part]) => [name, lenient(part, record[name])])
      return { ...record, ...Object.fromEntries(parts) }
    }
    case 'intersection':
      return lenient(def.right, lenient(def.left, value))
    default:
      return value
  }
}

const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined

/** A single value counts as a list of it. */
function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return isAbsent(value) || value === '' ? [] : [value]
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

/** Decimals often travel as texts. */
function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** The fields that a resource's rules ask about; found once for each resource, since lists have many records. */
function askedByRules(noun: Resource): ReadonlySet<string> {
  const known = askedFields.get(noun)
  if (known) return known
  const rules = [...Object.values(noun.can), ...Object.values(noun.actions).map((action) => action.can)]
  const asked = new Set(rules.flatMap(fieldsIn))
  askedFields.set(noun, asked)
  return asked
}

const askedFields = new WeakMap<Resource, ReadonlySet<string>>()

function fieldsIn(rule: unknown): string[] {
  const field = fieldOfRule(rule)
  return [...(field === undefined ? [] : [field]), ...(ruleParts(rule) ?? []).flatMap(fieldsIn)]
}
