import { z } from 'zod'
import { absentId } from './about.ts'
import { isRecord } from '#contract/isRecord.ts'
import { type Row } from './record.ts'

/**
 * The smallest value that a schema accepts, as far as its JSON Schema says: only the required fields. `known`
 * has values for fields by their names; other ids are of records that do not exist.
 */
export function exampleOf(schema: z.ZodType, known: Row = {}): unknown {
  return ofSchema(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), known)
}

function ofSchema(schema: unknown, known: Row): unknown {
  if (!isRecord(schema)) return undefined
  const [choice] = [schema['anyOf'], schema['oneOf'], schema['allOf']].find(Array.isArray) ?? []
  if (choice !== undefined) return ofSchema(choice, known)
  if ('const' in schema) return schema['const']
  if (Array.isArray(schema['enum'])) return schema['enum'][0]
  if (schema['type'] === 'object') return ofObject(schema, known)
  if (schema['type'] === 'array')
    return Array.from({ length: numberIn(schema, 'minItems') ?? 0 }, () => ofSchema(schema['items'], known))
  if (schema['type'] === 'integer' || schema['type'] === 'number')
    return numberIn(schema, 'minimum') ?? numberIn(schema, 'exclusiveMinimum') ?? 1
  if (schema['type'] === 'boolean') return false
  return schema['type'] === 'string' ? textFor(schema) : undefined
}

function ofObject({ properties, required }: Row, known: Row): Row {
  const parts = isRecord(properties) ? properties : {}
  const names = Array.isArray(required) ? required.map(String) : []
  return Object.fromEntries(names.map((name) => [name, known[name] ?? ofSchema(parts[name], known)]))
}

/** The first of the texts used in calls that matches the schema. */
function textFor(schema: Row): string | undefined {
  const pattern = typeof schema['pattern'] === 'string' ? new RegExp(schema['pattern'], 'u') : /^/
  const least = numberIn(schema, 'minLength') ?? 0
  const most = numberIn(schema, 'maxLength') ?? Infinity
  return texts.find((text) => pattern.test(text) && text.length >= least && text.length <= most)
}

const texts = [absentId, '2026-01', '2026-01-01', '123456', '86', 'en_US', 'GZ', 'conformance@example.com']

const numberIn = (schema: Row, name: string): number | undefined =>
  typeof schema[name] === 'number' ? schema[name] : undefined
