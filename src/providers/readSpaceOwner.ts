import type { SpaceOwner } from '#contract/spaceOwner.ts'
import type { Permit } from '#contract/permit.ts'

/**
 * Space-owner records from an answer or the storage; null for what is no list. What is malformed stays out: a record
 * without site, stores or permits, in the others whatever is no store and no permit.
 */
export const readSpaceOwner = (value: unknown): readonly SpaceOwner[] | null =>
  Array.isArray(value) ? value.flatMap(readOne) : null

// A Record, so that a permit of the contract that is missing here does not compile. The contract's own list would
// bring the whole of zod to the sign-in page.
const permits: Readonly<Record<Permit, true>> = {
  tour: true,
  scoring: true,
  sales: true,
  lease: true,
  contact: true,
}

function readOne(value: unknown): SpaceOwner[] {
  const { _id, user_id, site, stores, permits } = record(value)
  if (typeof site !== 'string' || !Array.isArray(stores) || !Array.isArray(permits)) return []
  return [
    {
      _id: textOf(_id),
      user_id: textOf(user_id),
      site,
      stores: stores.flatMap(readStore),
      permits: permits.filter(isPermit),
    },
  ]
}

function readStore(value: unknown): SpaceOwner['stores'] {
  const { _id, is_split, is_merge } = record(value)
  // Neither flag may be lost: a store that is history is not to be written to.
  return textOf(_id) ? [{ _id: textOf(_id), is_split: Boolean(is_split), is_merge: Boolean(is_merge) }] : []
}

const isPermit = (value: unknown): value is Permit =>
  typeof value === 'string' && Object.hasOwn(permits, value)

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
