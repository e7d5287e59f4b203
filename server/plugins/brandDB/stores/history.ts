import { ApiError } from '#contract/reply.ts'
import { isHistory, type store } from '#contract/brandDB/store.ts'
import type { StoredRecord } from '#contract/resource.ts'

/** A unit as it is stored. */
export type StoreRow = StoredRecord<typeof store>

/** Throws 4091 for a historical unit. The rule is the same for everybody, including the administrator. */
export function requirePresent(store: Pick<StoreRow, 'is_split' | 'is_merge'>): void {
  if (isHistory(store))
    throw new ApiError('state.transition', { reason: store.is_split ? 'is_split' : 'is_merge' })
}
