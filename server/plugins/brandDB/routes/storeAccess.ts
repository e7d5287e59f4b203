import { sql } from 'kysely'
import { verifyPa, verifyPaPost } from '#contract/brandDB/storeAccess.ts'
import { ApiError } from '#contract/reply.ts'
import { permits, type Permit } from '#contract/permit.ts'
import { withOwnStores } from '#server/engine/ownStores.ts'
import type { Context } from '#server/engine/context.ts'
import { route } from '#server/http/handler.ts'
import { storesAtSites } from '#server/engine/readableStore.ts'

/** Whether the caller may act on a store, by GET or by POST. */
export const storeAccessRoutes = [
  route(verifyPa, async ({ context, query }) => ({ data: await answer(context(), query) })),
  route(verifyPaPost, async ({ context, body }) => ({ data: await answer(context(), body) })),
]

interface AccessQuery {
  store_id: string
  action?: Permit | undefined
}
interface Store {
  _id: string
  store_no: string
  is_split: boolean
  is_merge: boolean
}

// The permits come from the same place as for a write, so the result is the same.
async function answer(context: Context, { store_id, action }: AccessQuery) {
  const { is_active, ...store } = await storeOf(context, store_id)
  const { isAdmin, stores } = await withOwnStores(anyPermit, context, [{ store_id }])
  const own = isAdmin ? permits : permits.filter((permit) => stores?.get(store_id)?.has(permit))
  const reason = isAdmin ? 'ok' : reasonOf({ ...store, is_active }, own, action)
  return { result: reason === 'ok', reason, store, permits: [...own] }
}

// The rule only says which field has the store.
const anyPermit = { own: 'store_id', permit: 'tour' } as const

function reasonOf(store: Store & { is_active: boolean }, own: readonly Permit[], action: Permit | undefined) {
  if (store.is_split) return 'is_split'
  if (store.is_merge) return 'is_merge'
  if (!store.is_active) return 'inactive'
  if (own.length === 0) return 'not_owner'
  return action === undefined || own.includes(action) ? 'ok' : 'permit_missing'
}

/** A store at the caller's sites; any other is treated like one that does not exist (4040). */
async function storeOf(context: Context, id: string): Promise<Store & { is_active: boolean }> {
  const { rows } = await sql<Store & { is_active: boolean }>`
    select _id, store_no, is_split, is_merge, is_active from ${storesAtSites(context)}
    where _id = ${id}`.execute(context.db)
  if (!rows[0]) throw new ApiError('not_found')
  return rows[0]
}
