import { z } from 'zod'
import type { RecordOf, Resource } from './resource.ts'

/**
 * The schema of a resource's record on the wire, for calls that reply with records: `reply:
 * recordSchema(lot)`.
 */
export function recordSchema<R extends Resource>(resource: R): z.ZodType<RecordOf<R>> {
  const schema = z.object(
    Object.fromEntries(Object.entries(resource.fields).map(([name, { schema }]) => [name, schema])),
  )
  resources.set(schema, resource)
  // The schema of each field has the type that RecordOf derives from it.
  return schema as z.ZodType<RecordOf<R>>
}

/** The resource whose records a schema describes; undefined for any other schema. */
export const resourceOfSchema = (schema: z.core.$ZodType): Resource | undefined => resources.get(schema)

const resources = new WeakMap<z.core.$ZodType, Resource>()
