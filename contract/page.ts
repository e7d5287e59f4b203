import { z } from 'zod'

/** The schema of a list of such items and how many there are in all, with what stands beside them. */
export const page = <const I extends z.ZodRawShape, const B extends z.ZodRawShape = Record<never, never>>(
  item: I,
  beside: B = {} as B,
) => z.object({ list: z.array(z.object(item)), total: z.number(), ...beside })
