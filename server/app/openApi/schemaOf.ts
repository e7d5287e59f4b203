import { z } from 'zod'

/** A JSON Schema as used by OpenAPI 3.1. */
export type JsonSchema = Readonly<Record<string, unknown>>

/**
 * The schema of what a caller can send, or (`output`) of the reply. Types that JSON Schema cannot express
 * become "anything".
 */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output' = 'input'): JsonSchema {
  const known = made[io].get(schema)
  if (known) return known
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  const described = JSON.stringify(rest).includes(itself) ? recursive(rest) : rest
  made[io].set(schema, described)
  return described
}

/** The schema is part of a larger document, where `#` would mean the document. */
const recursive = (schema: JsonSchema): JsonSchema => ({
  $ref: '#/$defs/self',
  $defs: { self: JSON.parse(JSON.stringify(schema).replaceAll(itself, '"$ref":"#/$defs/self"')) },
})

const itself = '"$ref":"#"'

// A start describes the calls of packages to find those that cannot be described; readers of the API get the same descriptions.
const made = {
  input: new WeakMap<z.ZodType, JsonSchema>(),
  output: new WeakMap<z.ZodType, JsonSchema>(),
}

/** An object with these members, all of them required. */
export const objectOf = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
})

/** The envelope of every JSON reply (specification section 7). */
export const envelopeOf = (data: JsonSchema): JsonSchema =>
  objectOf({ data, errcode: { type: 'integer', const: 0 }, errmsg: { type: 'string', const: '' } })
