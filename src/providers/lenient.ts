import type { z } from 'zod'
import { resourceOfSchema } from '#contract/recordSchema.ts'
import type { Resource } from '#contract/resource.ts'
import { fieldOfRule, ruleParts } from '#contract/ruleParts.ts'
import { isRecord } from '#contract/isRecord.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * Turns a record of a less strict back end into what the screens of its resource expect: see `lenient`. A
 * missing value becomes the initial value, except for choices, because the console must not guess the state
 * of a record. Fields that a rule depends on stay missing, because then the back end decides; so do fields
 * that the back end computes, because it may not have them.
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
 * Converts a value to the shape of a schema as far as possible: a missing list or text becomes empty, a
 * missing nullable value becomes null, a number becomes a text where the schema has a text, and the other way
 * round. A missing number stays undefined. Unknown choices and unknown fields of a record stay as they are.
 */
export function lenient(schema: z.core.$ZodType, value: unknown): unknown {
  // The union of all kinds of schemas, so that the switch can narrow them.
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

/** A single value counts as a list with one element. */
function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return isAbsent(value) || value === '' ? [] : [value]
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

/** Decimals are often sent as texts. */
function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/**
 * The fields that a resource's rules depend on; computed once for each resource, because lists have many
 * records.
 */
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
