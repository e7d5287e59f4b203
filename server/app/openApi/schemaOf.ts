import { z } from 'zod'

/** A JSON Schema, as OpenAPI 3.1 takes it. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** What a caller may send, or (`output`) what comes back. What no JSON Schema can say stands as anything. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output' = 'input'): JsonSchema {
  const known = made[io].get(schema)
  if (known) return known
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  made[io].set(schema, rest)
  return rest
}

// A start describes every call to find those that cannot be described, and readers of the API get the same descriptions.
const made = {
  input: new WeakMap<z.ZodType, JsonSchema>(),
  output: new WeakMap<z.ZodType, JsonSchema>(),
}

/** An object of these members, all of them there. */
export const objectOf = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
})

/** The envelope that every JSON answer stands in (specification section 7). */
export const envelopeOf = (data: JsonSchema): JsonSchema =>
  objectOf({ data, errcode: { type: 'integer', const: 0 }, errmsg: { type: 'string', const: '' } })
