import { sql } from 'kysely'
import { isHistory, store } from '#contract/brandDB/store.ts'
import { ApiError } from '#contract/reply.ts'
import { audit } from '#server/engine/audit.ts'
import type { Context } from '#server/engine/context.ts'
import { checkUnused } from '#server/engine/references.ts'
import { assign, idsOf, whole } from '#server/engine/rows.ts'
import { tellOfAccess } from '#server/services/events/tellOfAccess.ts'
import { resumeAreas } from './areaHistory.ts'
import type { StoreRow } from './history.ts'
import { requireKept, lockStores } from './lockStores.ts'

/** Undoes the last split or merge of a unit, if nothing refers to the units that it created. */
export async function restoreStores(inside: Context, id: string) {
  const { parents, children } = await lockChange(inside, id)
  await requireKept(inside, children)
  const made = idsOf(children)
  await checkUnused(store, inside, made)
  await assign(store, inside, children, { deleted_at: inside.now, is_active: false })
  await sql`delete from store_lineage where child_id = any(${made})`.execute(inside.db)
  await sql`delete from store_area_history where store_id = any(${made})`.execute(inside.db)
  await dropOwners(inside, made)
  const now = await assign(store, inside, parents, { is_split: false, is_merge: false, effective_to: null })
  await resumeAreas(inside.db, idsOf(parents))
  await audit(
    store,
    inside,
    'remove',
    children.map((before) => ({ before, after: null })),
  )
  await audit(
    store,
    inside,
    'update',
    parents.map((before) => ({ before, after: now.get(before._id) ?? null })),
  )
  return {
    parents: await whole(
      store,
      inside,
      parents.map((row) => now.get(row._id) ?? row),
    ),
    removed: made,
  }
}

interface Edge {
  parent_id: string
  child_id: string
}

/**
 * What was replaced and by what, locked. It is read again after the first lock, because somebody may have
 * been faster.
 */
async function lockChange(
  inside: Context,
  id: string,
): Promise<{ parents: StoreRow[]; children: StoreRow[] }> {
  const before = await changeOf(inside, id)
  if (before.length === 0) {
    await lockStores(inside, [id])
    throw new ApiError('state.transition')
  }
  const those = (edges: readonly Edge[], end: keyof Edge) => [...new Set(edges.map((edge) => edge[end]))]
  const parents = await lockStores(inside, those(before, 'parent_id'))
  const edges = await changeOf(inside, id)
  if (JSON.stringify(edges) !== JSON.stringify(before)) throw new ApiError('state.transition')
  return { parents, children: await lockStores(inside, those(edges, 'child_id')) }
}

/** The change by which a unit was replaced, or created if it still exists, with all units involved. */
async function changeOf({ db }: Context, id: string): Promise<Edge[]> {
  const { rows: found } = await sql<
    Pick<StoreRow, 'is_split' | 'is_merge'>
  >`select is_split, is_merge from store where _id = ${id}`.execute(db)
  const own = found[0] && isHistory(found[0]) ? sql`parent_id` : sql`child_id`
  const { rows } = await sql<Edge>`
    with own as (select parent_id, child_id, kind from store_lineage where ${own} = ${id})
    select distinct l.parent_id, l.child_id from store_lineage l join own on l.kind = own.kind
      and (own.kind = 'split' and l.parent_id = own.parent_id or own.kind = 'merge' and l.child_id = own.child_id)
    order by l.parent_id, l.child_id`.execute(db)
  return rows
}

async function dropOwners({ db }: Context, stores: readonly string[]): Promise<void> {
  const { rows } = await sql<{ user_id: string }>`
    with dropped as (
      update space_owner set store_ids = array(select id from unnest(store_ids) id where id <> all(${stores})), rev = rev + 1
      where store_ids && ${stores}::text[] returning user_id
    ) select user_id from dropped union select owner.user_id from space_owner owner
      join store on store.site = owner.site and store._id = any(${stores}) where owner.all_stores`.execute(db)
  for (const { user_id } of rows) await tellOfAccess(db, user_id)
}
