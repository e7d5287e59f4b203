import { z } from 'zod'
import { currencies } from '#contract/common/currencies.ts'

/**
 * Totals of leases in force: square metres, monthly base rent, and the weighted average lease expiry (WALE)
 * in years by area and by rent. Leases in holdover count in the area and the rent, not in the WALE. Rents are
 * null for people who may not see them, and where currencies are mixed.
 */
export const leaseTotals = z.object({
  area: z.number(),
  /** The currency of all of them; null if there are several or none. */
  currency: z.enum(currencies).nullable(),
  monthly_base: z.number().nullable(),
  wale_area: z.number().nullable(),
  wale_rent: z.number().nullable(),
})
