import { sql } from 'kysely'
import { store } from '#contract/brandDB/store.ts'
import { refuseFields } from '#contract/reply.ts'
import { asSystem } from '#server/engine/asSystem.ts'
import type { Context } from '#server/engine/context.ts'
import { visibleTable } from '#server/engine/visible.ts'
import type { TourRow } from './tourRow.ts'

/**
 * The floors of the shops on a route. Throws 4004 for a shop that is named twice, belongs to another site or
 * was split or merged, and if a shop with a result is missing.
 */
export async function requireRoute(
  inside: Context,
  { _id, site, store_ids }: TourRow,
): Promise<Pick<TourRow, 'floor_ids'>> {
  const { rows } = await sql<{ _id: string; floor_id: string }>`
    select _id, floor_id from ${visibleTable(store, await asSystem(inside), { site })}
    where _id = any(${store_ids}) and not is_split and not is_merge`.execute(inside.db)
  const floors = new Map(rows.map((shop) => [shop._id, shop.floor_id]))
  const { rows: left } = await sql`
    select from tour_result where tour_id = ${_id} and deleted_at is null and store_id <> all(${store_ids}) limit 1`.execute(
    inside.db,
  )
  if (left.length > 0) throw refuseFields('validation.failed', { store_ids: 'in_use' })
  const found = store_ids.flatMap((shop) => floors.get(shop) ?? [])
  if (found.length < store_ids.length || new Set(store_ids).size < store_ids.length)
    throw refuseFields('validation.failed', { store_ids: 'reference' })
  return { floor_ids: [...new Set(found)] }
}
