import type { z } from 'zod'
import { store } from '#contract/brandDB/store.ts'
import { leaseShip } from '#contract/leasing/leaseShip.ts'
import { tenantShip } from '#contract/leasing/tenantShip.ts'
import { storeProfile } from '#contract/RM_shop_detail/storeProfile.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'

/** A shop: the unit, and its tenant today. */
export type Profile = z.infer<typeof storeProfile.reply>

const refreshOn = [store, tenantShip, leaseShip]

/** The shop of a page. */
export const useProfile = (store_id: string) => useCall(storeProfile, { query: { store_id } }, { refreshOn })
