import type { z } from 'zod'
import { resourceOfSchema } from '#contract/recordSchema.ts'
import { sampleRecords } from './sampleRecords.ts'

/** A value that matches a schema, the same in every run: the reply to a call of a tested plugin. */
export function sampleOf(schema: z.core.$ZodType, name = 'sample'): unknown {
  const resource = resourceOfSchema(schema)
  if (resource) return sampleRecords(resource)[0]
  // The union of all kinds of schemas, so that TypeScript can narrow it.
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([key, part]) => [key, sampleOf(part, key)]))
    case 'array':
      return [sampleOf(def.element, name)]
    case 'optional':
    case 'nullable':
    case 'default':
      return sampleOf(def.innerType, name)
    case 'union':
      return def.options[0] && sampleOf(def.options[0], name)
    case 'intersection':
      return Object.assign({}, sampleOf(def.left, name), sampleOf(def.right, name))
    case 'enum':
      return Object.values(def.entries)[0]
    case 'literal':
      return def.values[0]
    case 'record':
      return {}
    case 'number':
      return 1
    case 'boolean':
      return true
    case 'string':
      return textFor(schema, name)
    default:
      return null
  }
}

/** Words if the schema accepts any text, otherwise a day, a month or an id. */
const textFor = (schema: z.core.$ZodType, name: string): string =>
  [`${name} 1`, '2026-03-01', '2026-03', '1'].find((text) => isValid(schema, text)) ?? `${name} 1`

const isValid = (schema: z.core.$ZodType, value: unknown): boolean =>
  'safeParse' in schema && typeof schema.safeParse === 'function' && schema.safeParse(value).success === true
