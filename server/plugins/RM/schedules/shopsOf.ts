import { sql } from 'kysely'
import type { Context } from '#server/engine/context.ts'
import { naturalOrder } from '#server/engine/naturalOrder.ts'
import type { ScheduleRow } from './scheduleRow.ts'

/** The most shops that a tour can have. */
export const mostShops = 50

/** The shops of a schedule in the order of walking: from the lowest floor up, by number. */
export async function shopsOf(
  { db }: Context,
  { site, store_ids, floor_ids }: ScheduleRow,
): Promise<string[]> {
  const { rows } = await sql<{ _id: string }>`
    select shop._id from store shop join floor level on level._id = shop.floor_id
    where shop.site = ${site} and shop.deleted_at is null and not shop.is_split and not shop.is_merge
      and (shop._id = any(${store_ids}) or shop.floor_id = any(${floor_ids}) and shop.status = 'trading')
    order by level."order", ${naturalOrder('shop.store_no')}`.execute(db)
  return rows.map(({ _id }) => _id)
}
