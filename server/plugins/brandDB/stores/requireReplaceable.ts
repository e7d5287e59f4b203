import { sql } from 'kysely'
import { ApiError, refuseFields } from '#contract/reply.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { naturalOrder } from '#server/engine/naturalOrder.ts'
import { idsOf } from '#server/engine/rows.ts'
import type { StoreRow } from './history.ts'
import { today } from '#server/engine/today.ts'

/**
 * Throws 4004 if the day of a replacement is in the future, or not after the units began and were last
 * measured, and 4091 for units that end anyway, or are let or leased on that day or later: their tenancies and leases
 * have to end first.
 */
export async function requireReplaceable(
  inside: Context,
  stores: readonly StoreRow[],
  date: string,
): Promise<void> {
  const wrong = (why: string) => refuseFields('validation.failed', { effective_date: why })
  if (date > (await today(inside, stores[0]?.site))) throw wrong('after_today')
  if (stores.some(({ effective_from: from }) => typeof from === 'string' && date <= from))
    throw wrong('before_start')
  if (await isMeasuredSince(inside, stores, date)) throw wrong('before_change')
  const ending = stores.find(({ effective_to: to }) => typeof to === 'string')
  if (ending) throw new ApiError('state.transition', { reason: 'ends', store_id: ending._id })
  const { rows: tenancies } = await sql<Row>`
    select _id, store_id, trade_name, start_date, end_date from tenant_ship
    where store_id = any(${idsOf(stores)}) and deleted_at is null
      and (coalesce(actual_exit_date, end_date) >= ${date}
        -- A tenant who has not left is still there, whatever the contract says.
        or actual_exit_date is null and status <> 'exited')
    order by start_date, _id for share`.execute(inside.db)
  if (tenancies.length > 0) throw new ApiError('state.transition', { reason: 'let', tenancies })
  // A lease that is agreed, or about to be: nobody could move in on it.
  const { rows: leases } = await sql<Row>`
    select _id, contract_no from lease_ship
    where store_ids && ${idsOf(stores)}::text[] and deleted_at is null and (status = 'holdover'
      or status in ('pending_approval', 'signed', 'active') and least(end_date, terminated_on) >= ${date})
    order by ${naturalOrder('contract_no')} for share`.execute(inside.db)
  if (leases.length > 0) throw new ApiError('state.transition', { reason: 'leased', leases })
}

async function isMeasuredSince({ db }: Context, stores: readonly StoreRow[], date: string): Promise<boolean> {
  const { rows } = await sql`
    select from store_area_history
    where store_id = any(${idsOf(stores)}) and "to" is null and "from" >= ${date} limit 1`.execute(db)
  return rows.length > 0
}
