import type { z } from 'zod'
import type { storeAreas } from '#contract/brandDB/storeAreas.ts'
import { verifyPa } from '#contract/brandDB/storeAccess.ts'
import type { storeLineage } from '#contract/brandDB/storeLineage.ts'
import type { storeOwners } from '#contract/brandDB/storeOwners.ts'
import { storeShips } from '#contract/RM_shop_detail/storeShips.ts'
import type { Permit } from '#contract/permit.ts'
import { useFetched } from '#src/kit/input/useFetched.ts'

/** What a unit grew out of and became. */
export type Lineage = z.infer<typeof storeLineage.reply>

/** What a unit grew out of and became, and what day it is there. */
export const useLineage = (store_id: string) =>
  useFetched<Lineage>({ path: '/store/lineage', query: { store_id } }).data

/** The areas that a unit had, latest first. */
export const useAreas = (store_id: string) =>
  useFetched<z.infer<typeof storeAreas.reply>>({ path: '/store/areas', query: { store_id } }).data?.list

/** The tenancies of a unit and of those that it grew out of and became. */
export const useShips = (store_id: string) =>
  useFetched({ ...storeShips, query: { store_id, include_lineage: '1' } }).data?.list

/** Who has a unit in a list. */
export const useOwners = (store_id: string) =>
  useFetched<z.infer<typeof storeOwners.reply>>({ path: '/store/owners', query: { store_id } }).data?.list

/** Whether the person may act on a unit, for something in particular where it is said. */
export const useAccess = (store_id: string, action?: Permit, isWanted = true) =>
  useFetched({ ...verifyPa, query: { store_id, action } }, isWanted).data
