import type { z } from 'zod'
import { store } from '#contract/brandDB/store.ts'
import { storeAreas } from '#contract/brandDB/storeAreas.ts'
import { verifyPa } from '#contract/brandDB/storeAccess.ts'
import { storeLineage } from '#contract/brandDB/storeLineage.ts'
import { storeOwners } from '#contract/brandDB/storeOwners.ts'
import { tenantShip } from '#contract/leasing/tenantShip.ts'
import { storeShips } from '#contract/RM_shop_detail/storeShips.ts'
import type { Permit } from '#contract/permit.ts'
import { useLookup } from '#src/kit/input/useLookup.ts'

/** What a unit grew out of and became. */
export type Lineage = z.infer<typeof storeLineage.reply>

const onStores = [store]

/** What a unit grew out of and became, and what day it is there. */
export const useLineage = (store_id: string) =>
  useLookup(storeLineage, { query: { store_id } }, onStores).data

/** The areas that a unit had, latest first. */
export const useAreas = (store_id: string) =>
  useLookup(storeAreas, { query: { store_id } }, onStores).data?.list

/** The tenancies of a unit and of those that it grew out of and became. */
export const useShips = (store_id: string) =>
  useLookup(storeShips, { query: { store_id, include_lineage: '1' } }, onShips).data?.list

const onShips = [store, tenantShip]

/** Who has a unit in a list. */
export const useOwners = (store_id: string) => useLookup(storeOwners, { query: { store_id } }).data?.list

/** Whether the person may act on a unit, for something in particular where it is said. */
export const useAccess = (store_id: string, action?: Permit, isWanted = true) =>
  useLookup(verifyPa, isWanted ? { query: { store_id, action } } : null, onStores).data
