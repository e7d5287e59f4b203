import { z } from 'zod'

/**
 * The schema of a reply with a list: the items, their `total` count, whether they are only similar to what was searched for
 * (`similar`), and optional further values. `reply:
 * page({ _id: z.string(), name: z.string() })`.
 */
export const page = <const I extends z.ZodRawShape, const B extends z.ZodRawShape = Record<never, never>>(
  item: I,
  beside: B = {} as B,
) =>
  z.object({
    list: z.array(z.object(item)),
    total: z.number(),
    similar: z.literal(true).optional(),
    ...beside,
  })
