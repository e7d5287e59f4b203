import type { OwnStores } from '#contract/common/ownStores.ts'

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
  Array.isArray(value) ? value.flatMap(readOne) : null

function readOne(value: unknown): StoreOwner[] {
  const { _id, user_id, site, stores, permits } = record(value)
  if (!Array.isArray(stores)) return []
  return [
    {
      _id: textOf(_id),
      user_id: textOf(user_id),
      site: textOf(site) || null,
      stores: stores.flatMap(readStore),
      permits: Array.isArray(permits) ? permits.map(textOf).filter(Boolean) : [],
    },
  ]
}

function readStore(value: unknown): StoreOwner['stores'] {
  const { _id, is_split, is_merge } = record(value)
  // Neither flag may be lost, because historical stores must not be changed.
  return textOf(_id) ? [{ _id: textOf(_id), is_split: Boolean(is_split), is_merge: Boolean(is_merge) }] : []
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
