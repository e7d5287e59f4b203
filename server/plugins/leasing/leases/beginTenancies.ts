import { sql } from 'kysely'
import { store } from '#contract/brandDB/store.ts'
import { leaseShip } from '#contract/leasing/leaseShip.ts'
import { tenantShip } from '#contract/leasing/tenantShip.ts'
import { amend } from '#server/engine/amend.ts'
import { asSystem } from '#server/engine/asSystem.ts'
import { insert } from '#server/engine/create.ts'
import type { Context } from '#server/engine/context.ts'
import { today } from '#server/engine/today.ts'
import { visibleTable } from '#server/engine/visible.ts'
import type { ShipRow } from '#server/plugins/leasing/ships/requireRoom.ts'
import type { LeaseRow } from './leaseHooks.ts'
import { lastDay } from './leaseSql.ts'
import { lockShips } from './lockShips.ts'

/**
 * Gives each unit of a lease that is approved its tenancy: that of the lease that it renews or one that its brand has there goes on
 * until its end, otherwise a new one begins with it. Throws 4090 if somebody else has a unit by then. A lease that is over when
 * it is approved changes nothing.
 */
export async function beginTenancies(inside: Context, lease: LeaseRow): Promise<void> {
  const { _id, store_ids, end_date, prev_lease_id, brand_id, start_date } = lease
  if (prev_lease_id !== null)
    await moveShips(inside, { from: prev_lease_id, store_ids, values: { lease_ship_id: _id, end_date } })
  if (end_date < (await today(inside, lease.site))) return
  const known = await lockShips(
    inside,
    sql`store_id = any(${store_ids}) and (lease_ship_id = ${_id} or lease_ship_id is null and brand_id = ${brand_id}
      and status <> 'exited' and start_date <= ${end_date} and end_date >= ${start_date})`,
  )
  const unnamed = known.filter(({ lease_ship_id }) => lease_ship_id === null)
  await amend(
    tenantShip,
    inside,
    unnamed.map((record) => ({ record, values: { lease_ship_id: _id, end_date } })),
  )
  const { rows } = await sql<{ _id: string; share: number }>`
    select _id, least(1, trunc(${lease.area} / (select sum(area) from store s where s._id = any(${store_ids})), 6)) as share
    from ${visibleTable(store, await asSystem(inside))}
    where _id = any(${store_ids}) and not _id = any(${known.map(({ store_id }) => store_id)})
      and not is_split and not is_merge order by _id`.execute(inside.db)
  for (const unit of rows)
    await insert(tenantShip, inside, {
      site: lease.site,
      store_id: unit._id,
      brand_id,
      company_id: lease.company_id,
      lease_ship_id: _id,
      start_date,
      end_date,
      share_ratio: lease.shares_unit ? Math.max(unit.share, 0.000001) : 1,
    })
}

/** Has the tenants of a renewal that never begins stay as long as the lease that it was to renew. */
export async function returnTenancies(inside: Context, { _id, prev_lease_id }: LeaseRow): Promise<void> {
  if (prev_lease_id === null) return
  const { rows } = await sql<{ store_ids: string[]; end_date: string }>`
    select store_ids, ${lastDay} as end_date from ${visibleTable(leaseShip, await asSystem(inside))}
    where _id = ${prev_lease_id}`.execute(inside.db)
  for (const { store_ids, end_date } of rows)
    await moveShips(inside, { from: _id, store_ids, values: { lease_ship_id: prev_lease_id, end_date } })
}

interface Move {
  readonly from: string
  readonly store_ids: readonly string[]
  readonly values: Pick<ShipRow, 'lease_ship_id' | 'end_date'>
}

/** Puts the tenants of a lease in these stores under another lease, if they are there before its last day. */
async function moveShips(inside: Context, { from, store_ids, values }: Move): Promise<void> {
  const ships = await lockShips(
    inside,
    sql`lease_ship_id = ${from} and status <> 'exited' and store_id = any(${[...store_ids]}) and start_date <= ${values.end_date}`,
  )
  await amend(
    tenantShip,
    inside,
    ships.map((record) => ({ record, values })),
  )
}
