import { z } from 'zod'
import { call } from '#contract/call.ts'
import { leaseShip } from '#contract/leasing/leaseShip.ts'
import { recordSchema } from '#contract/recordSchema.ts'
import { label } from '#contract/common/shopSummary.ts'
import { ofStore, seesStores } from '#contract/brandDB/storeQuery.ts'
import { tenantShip } from '#contract/leasing/tenantShip.ts'

const { contract_no, lease_type, start_date, end_date, rent_model, status } = leaseShip.fields

/** The tenancies of a store, newest first, and on request those of the units that it came from or became. */
export const storeShips = call({
  method: 'GET',
  path: '/store/ships',
  does: 'Lists the tenancies of a store.',
  can: seesStores,
  query: z.object({
    ...ofStore.shape,
    /** 1: with its lineage. */
    include_lineage: z.enum(['0', '1']).default('0'),
  }),
  reply: z.object({
    list: z.array(
      z.intersection(
        recordSchema(tenantShip),
        z.object({
          brand: label,
          company: label.nullable(),
          lease: z
            .object({
              _id: z.string(),
              contract_no: contract_no.schema,
              lease_type: lease_type.schema,
              start_date: start_date.schema,
              end_date: end_date.schema,
              rent_model: rent_model.schema,
              status: status.schema,
            })
            .nullable(),
          /** The unit through which it is related; null for a tenancy of the store itself. */
          via: z.object({ store_id: z.string(), kind: z.enum(['split', 'merge']) }).nullable(),
        }),
      ),
    ),
    total: z.number(),
  }),
  errors: ['not_found', 'site.denied'],
})
