import { sql } from 'kysely'
import { store } from '#contract/brandDB/store.ts'
import { ApiError } from '#contract/reply.ts'
import { asSystem } from '#server/engine/asSystem.ts'
import type { Context } from '#server/engine/context.ts'
import { visibleTable } from '#server/engine/visible.ts'
import type { LeaseRow } from './leaseHooks.ts'
import { largestArea } from './leaseSql.ts'

/**
 * Throws 4090 with the other lease if one has a unit of this lease on one of its days, and 4004 for more area than its units have,
 * or than the leases that share them have left. The database makes sure of the first; here people learn it before the approval.
 */
export async function requireUnits(inside: Context, lease: LeaseRow): Promise<void> {
  // Leases that share a unit are approved one after the other.
  for (const unit of [...lease.store_ids].toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`leases of ${unit}`}, 0))`.execute(inside.db)
  const { rows } = await sql<{ found: Record<string, unknown> | null }>`
    select lease_in_the_way(lease_ship) as found from lease_ship where _id = ${lease._id}`.execute(inside.db)
  if (rows[0]?.found) throw new ApiError('duplicate', rows[0].found)
  await requireArea(inside, lease)
  if (lease.shares_unit) await requireShare(inside, lease)
}

/** Throws 4004 for a lease of more area than its units had on any day of its term. */
export async function requireArea(inside: Context, lease: AreaOfLease): Promise<void> {
  if (lease.store_ids.length === 0) return
  const { rows } = await sql<{ most: number }>`
    select coalesce(sum(${largestArea(sql`${lease.start_date}`, sql`${lease.end_date}`)}), 0) as most
    from ${visibleTable(store, await asSystem(inside))}
    where _id = any(${lease.store_ids})`.execute(inside.db)
  const most = rows[0]?.most ?? 0
  if (lease.area > most) throw new ApiError('validation.failed', { fields: { area: 'unit_area' }, most })
}

type AreaOfLease = Pick<LeaseRow, 'store_ids' | 'start_date' | 'end_date' | 'area'>

/** What the leases of a unit have together is largest on a day on which one of them begins. */
async function requireShare({ db }: Context, lease: LeaseRow): Promise<void> {
  const { rows } = await sql<{ store_no: string; from: string; most: number }>`
    with mine as (select held.* from lease_ship l cross join lateral units_held(l) held where l._id = ${lease._id}),
    moment as (
      select store_id, lower(days) as day from mine
      union
      select other.store_id, lower(other.days) from lease_unit other join mine using (store_id)
      where mine.days @> lower(other.days)
    )
    select store_no, day as "from", store.area - sum(other.area) as most
    from moment join store on store._id = store_id
    join lease_unit held on held.store_id = moment.store_id and held.days @> day and held.lease_id <> ${lease._id}
    -- A lease of several units has its area in each by the size of the unit.
    join lateral (
      select l.area * store.area / nullif((select sum(area) from store s where s._id = any(l.store_ids)), 0) as area
      from lease_ship l where l._id = held.lease_id) other on true
    group by store._id, store_no, day, store.area
    having sum(other.area) + ${lease.area} * store.area
        / nullif((select sum(area) from store s where s._id = any(${lease.store_ids})), 0) > store.area + 0.01
    order by day limit 1`.execute(db)
  if (rows[0]) throw new ApiError('validation.failed', { fields: { area: 'shared_area' }, ...rows[0] })
}
