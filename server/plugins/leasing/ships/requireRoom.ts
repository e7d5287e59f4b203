import { sql } from 'kysely'
import type { tenantShip } from '#contract/leasing/tenantShip.ts'
import { ApiError } from '#contract/reply.ts'
import type { StoredRecord } from '#contract/resource.ts'
import type { Context } from '#server/engine/context.ts'
import { idsOf } from '#server/engine/rows.ts'

export type ShipRow = StoredRecord<typeof tenantShip>

/**
 * Throws 4090 if on any day of one of these stored tenancies the shares of the tenancies in its store add up
 * to more than 1, with the tenancies that are there on that day. Tenancies of a store are checked one after
 * the other, so this holds for simultaneous changes, too.
 */
export async function requireRoom({ db }: Context, ships: readonly ShipRow[]): Promise<void> {
  const stores = [...new Set(ships.map(({ store_id }) => store_id))].toSorted()
  for (const store of stores)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`tenancies of ${store}`}, 0))`.execute(db)
  const { rows } = await sql<{ day: string; ships: string[] }>`
    with ship as (
      select _id, store_id, share_ratio, daterange(start_date, coalesce(actual_exit_date, end_date), '[]') as days
      from tenant_ship where store_id = any(${stores}) and deleted_at is null
    ), moment as (
      -- The sum is largest on a day on which a tenancy begins.
      select distinct s.store_id, lower(s.days) as day
      from ship s join ship changed on changed.store_id = s.store_id and changed.days @> lower(s.days)
      where changed._id = any(${idsOf(ships)})
    )
    select day, array_agg(_id order by _id) as ships from moment join ship using (store_id)
    where days @> day group by store_id, day having sum(share_ratio) > 1 order by day limit 1`.execute(db)
  const [full] = rows
  if (full) throw new ApiError('duplicate', { fields: { start_date: 'occupied' }, ...full })
}
