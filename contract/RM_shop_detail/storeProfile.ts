import { z } from 'zod'
import { call } from '#contract/call.ts'
import { label, shopSummary } from '#contract/common/shopSummary.ts'
import { ofStore } from '#contract/brandDB/storeQuery.ts'
import { store } from '#contract/brandDB/store.ts'
import { tenantShip } from '#contract/leasing/tenantShip.ts'

const { status, store_type, area } = store.fields

/** What the page of a shop shows at its top: the unit, today's tenant, and until when they have it. */
export const storeProfile = call({
  method: 'GET',
  path: '/store/profile',
  does: 'Returns a shop: the unit, its tenant today, and the end of the lease.',
  can: 'shop.view',
  query: ofStore,
  reply: z.object({
    ...shopSummary,
    site: z.string(),
    store_type: store_type.schema,
    status: status.schema,
    /** Square metres. */
    area: area.schema,
    is_split: z.boolean(),
    is_merge: z.boolean(),
    /** Today's tenancy; null for a vacant unit. If several share the unit, the first. */
    tenancy: z
      .object({
        _id: z.string(),
        trade_name: z.string().nullable(),
        status: tenantShip.fields.status.schema,
        start_date: z.iso.date(),
        end_date: z.iso.date(),
        /** The last day of its lease; null without a lease. */
        lease_end: z.iso.date().nullable(),
        company: label.nullable(),
      })
      .nullable(),
  }),
  errors: ['not_found', 'site.denied'],
})
