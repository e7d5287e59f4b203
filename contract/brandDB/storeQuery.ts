import { z } from 'zod'
import type { Rule } from '#contract/access.ts'
import { recordId } from '#contract/fieldSchemas.ts'

/** Who may see what belongs to a store in addition to its record. */
export const seesStores: Rule = { any: ['shop.view', 'branddb.store.view', 'leasing.ship.view'] }

/** A store at any of the caller's sites, not only the current one (`site`). */
export const ofStore = z.object({ store_id: recordId, site: z.string().max(64).optional() })
