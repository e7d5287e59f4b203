import { sql } from 'kysely'
import type { Rule } from '#contract/access.ts'
import { store } from '#contract/brandDB/store.ts'
import { ApiError } from '#contract/reply.ts'
import { withOwnStores } from '#server/engine/ownStores.ts'
import { columnsOf } from '#server/engine/columns.ts'
import type { Context } from '#server/engine/context.ts'
import { authorize } from '#server/engine/refuse.ts'
import { requirePresent, type StoreRow } from './history.ts'
import { storesAtSites } from '#server/engine/readableStore.ts'

const keeper: Rule = { all: ['leasing.split_merge', { own: 'store_id', permit: 'lease' }] }

/**
 * These stores, in the order of the ids, locked until the transaction ends. Throws 4040 if one is not at the
 * caller's sites.
 */
export async function lockStores(context: Context, ids: readonly string[]): Promise<StoreRow[]> {
  const { rows } = await sql<StoreRow>`
    select ${columnsOf(store)} from ${storesAtSites(context)}
    where _id = any(${ids}) order by _id for update`.execute(context.db)
  const found = new Map(rows.map((row) => [row._id, row]))
  return ids.map((id) => {
    const row = found.get(id)
    if (!row) throw new ApiError('not_found', { store_id: id })
    return row
  })
}

/** Throws for historical stores (4091), and for stores that the caller may not let (4033). */
export async function requireKept(inside: Context, stores: readonly StoreRow[]): Promise<void> {
  for (const one of stores) requirePresent(one)
  const named = stores.map(({ _id }) => ({ store_id: _id }))
  const who = await withOwnStores(keeper, inside, named)
  for (const one of named) authorize(keeper, who, one)
}
