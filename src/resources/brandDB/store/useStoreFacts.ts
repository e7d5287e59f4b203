import type { z } from 'zod'
import { store } from '#contract/brandDB/store.ts'
import { storeAreas } from '#contract/brandDB/storeAreas.ts'
import { verifyPa } from '#contract/brandDB/storeAccess.ts'
import { storeLineage } from '#contract/brandDB/storeLineage.ts'
import { storeOwners } from '#contract/brandDB/storeOwners.ts'
import { tenantShip } from '#contract/leasing/tenantShip.ts'
import { storeShips } from '#contract/RM_shop_detail/storeShips.ts'
import type { Permit } from '#contract/permit.ts'
import { useLookup } from '#src/kit/form/input/useLookup.ts'

/** The units from which a unit was created, and those that it became. */
export type Lineage = z.infer<typeof storeLineage.reply>

const onStores = [store]

/** The lineage of a unit, and the current day at its site. */
export const useLineage = (store_id: string) =>
  useLookup(storeLineage, { query: { store_id } }, onStores).data

/** The past and current areas of a unit, latest first. */
export const useAreas = (store_id: string) =>
  useLookup(storeAreas, { query: { store_id } }, onStores).data?.list

/** The tenancies of a unit, and of its predecessors and successors. */
export const useShips = (store_id: string) =>
  useLookup(storeShips, { query: { store_id, include_lineage: '1' } }, onShips).data?.list

const onShips = [store, tenantShip]

/** The users to whose store lists a unit belongs. */
export const useOwners = (store_id: string) => useLookup(storeOwners, { query: { store_id } }).data?.list

/** Whether the user may act on a unit, by default for any action. */
export const useAccess = (store_id: string, action?: Permit, isWanted = true) =>
  useLookup(verifyPa, isWanted ? { query: { store_id, action } } : null, onStores).data
