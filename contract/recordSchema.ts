import { z } from 'zod'
import type { RecordOf, Resource } from './resource.ts'

/**
 * The schema of a resource's record on the wire, for calls that reply with records: `reply:
 * recordSchema(lot)`.
 */
export const recordSchema = <R extends Resource>(resource: R): z.ZodType<RecordOf<R>> =>
  // The schema of each field has the type that RecordOf derives from it.
  z.object(
    Object.fromEntries(Object.entries(resource.fields).map(([name, { schema }]) => [name, schema])),
  ) as unknown as z.ZodType<RecordOf<R>>
