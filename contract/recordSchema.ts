import { z } from 'zod'
import type { RecordOf, Resource } from './resource.ts'

/**
 * The schema of a record of a resource as it travels, for calls that reply with some: `reply:
 * recordSchema(lot)`.
 */
export const recordSchema = <R extends Resource>(resource: R): z.ZodType<RecordOf<R>> =>
  // Each field's schema is of the type that RecordOf reads from it.
  z.object(
    Object.fromEntries(Object.entries(resource.fields).map(([name, { schema }]) => [name, schema])),
  ) as unknown as z.ZodType<RecordOf<R>>
