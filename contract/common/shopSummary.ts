import { z } from 'zod'

/** A name in the three languages; any may be missing. */
export const threeNames = {
  name: z.string().nullable(),
  name_en: z.string().nullable(),
  name_tc: z.string().nullable(),
}

/** What something is called. */
export const label = z.object({ _id: z.string(), ...threeNames })

/** A shop as the calls on scores show it: the unit and its tenant. */
export const shopSummary = {
  store_id: z.string(),
  store_no: z.string(),
  ...threeNames,
  /** The code of the floor, such as L1. */
  floor: z.string(),
  brand: label.nullable(),
  category: label.nullable(),
}
