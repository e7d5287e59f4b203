import { z } from 'zod'
import type { Rule } from './access.ts'
import { recordId } from './field.ts'

/** Who sees what there is to a store beside its record. */
export const seesStores: Rule = { any: ['shop.view', 'branddb.store.view', 'leasing.ship.view'] }

/** One store of the caller's sites; with `site` of that one. */
export const ofStore = z.object({ store_id: recordId, site: z.string().max(64).optional() })
