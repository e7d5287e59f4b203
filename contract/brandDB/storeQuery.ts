import { z } from 'zod'
import type { Rule } from '#contract/access.ts'
import { recordId } from '#contract/field.ts'

/** Who sees what there is to a store beside its record. */
export const seesStores: Rule = { any: ['shop.view', 'branddb.store.view', 'leasing.ship.view'] }

/** One store of the caller's sites, whichever of them is the current one (`site`). */
export const ofStore = z.object({ store_id: recordId, site: z.string().max(64).optional() })
