import { sql } from 'kysely'
import { store } from '#contract/brandDB/store.ts'
import type { tenantShip } from '#contract/leasing/tenantShip.ts'
import { ApiError } from '#contract/reply.ts'
import type { StoredRecord } from '#contract/resource.ts'
import type { Context } from '#server/engine/context.ts'
import { idsOf } from '#server/engine/rows.ts'

export type ShipRow = StoredRecord<typeof tenantShip>

/**
 * Throws 4090 if on any day of one of these stored tenancies the shares of the tenancies in its store add up
 * to more than 1, with the tenancies that are there on that day. Their stores are locked before that, so this holds for
 * simultaneous changes, too.
 */
export async function requireRoom(context: Context, ships: readonly ShipRow[]): Promise<void> {
  await lockUnits(context, ships)
  const { rows } = await sql<{ day: string; ships: string[] }>`
    with ship as (
      select _id, store_id, share_ratio, daterange(start_date, coalesce(actual_exit_date, end_date), '[]') as days
      from tenant_ship where store_id = any(${unitsOf(ships)}) and deleted_at is null
    ), moment as (
      -- The sum is largest on a day on which a tenancy begins.
      select distinct s.store_id, lower(s.days) as day
      from ship s join ship changed on changed.store_id = s.store_id and changed.days @> lower(s.days)
      where changed._id = any(${idsOf(ships)})
    )
    select day, array_agg(_id order by _id) as ships from moment join ship using (store_id)
    where days @> day group by store_id, day having sum(share_ratio) > 1 order by day limit 1`.execute(
    context.db,
  )
  const [full] = rows
  if (full) throw new ApiError('duplicate', { fields: { start_date: 'occupied' }, ...full })
}

/**
 * Locks the stores of these tenancies until the transaction ends, in the order of their ids: changes to the tenancies of a
 * store come one after the other. For a new tenancy this has to happen before its rights and references are checked. These
 * checks share the store, and of two transactions that share it neither can lock it.
 */
export async function lockUnits(context: Context, ships: readonly Partial<ShipRow>[]): Promise<void> {
  await sql`
    select from ${sql.table(store.name)} where _id = any(${unitsOf(ships)})
    order by _id for no key update`.execute(context.db)
}

const unitsOf = (ships: readonly Partial<ShipRow>[]): string[] => [
  ...new Set(ships.flatMap(({ store_id }) => store_id ?? [])),
]
