import type { OwnStores } from '#contract/common/ownStores.ts'
import { isRecord } from '#contract/isRecord.ts'
import { text, texts } from './looseValues.ts'

/** A space-owner record as the specification defines it: without a site it applies to every site. */
export interface StoreOwner extends Pick<OwnStores, '_id' | 'user_id' | 'stores'> {
  readonly site: string | null
  /** May include values that no rule knows. */
  readonly permits: readonly string[]
}

/**
 * Reads space-owner records from a reply or the storage; null if it is not a list. Invalid fields of a record
 * are dropped.
 */
export const readSpaceOwner = (value: unknown): readonly StoreOwner[] | null =>
  Array.isArray(value) ? value.filter(isRecord).flatMap(readOne) : null

function readOne({ _id, user_id, site, stores, permits }: Readonly<Record<string, unknown>>): StoreOwner[] {
  if (!Array.isArray(stores)) return []
  return [
    {
      _id: text(_id),
      user_id: text(user_id),
      site: text(site) || null,
      stores: stores.filter(isRecord).flatMap(readStore),
      permits: texts(permits),
    },
  ]
}

function readStore({ _id, is_split, is_merge }: Readonly<Record<string, unknown>>): StoreOwner['stores'] {
  // Neither flag may be lost, because historical stores must not be changed.
  return text(_id) ? [{ _id: text(_id), is_split: Boolean(is_split), is_merge: Boolean(is_merge) }] : []
}
