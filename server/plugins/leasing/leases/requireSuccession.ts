import { sql } from 'kysely'
import { leaseShip } from '#contract/leasing/leaseShip.ts'
import { ApiError, refuseFields } from '#contract/reply.ts'
import { asSystem } from '#server/engine/asSystem.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { visibleTable } from '#server/engine/visible.ts'
import type { LeaseRow } from './leaseHooks.ts'

/**
 * Checks a lease that renews another. Throws 4091 for a lease that nobody has agreed to, or that is being renewed or was,
 * and 4004 for a lease of other stores, or if it begins before the other is over.
 */
export async function requireSuccession(
  inside: Context,
  { _id, prev_lease_id, store_ids, start_date }: LeaseRow,
): Promise<void> {
  if (prev_lease_id === null || prev_lease_id === undefined) return
  const leases = visibleTable(leaseShip, await asSystem(inside))
  // Locked, so that two leases that are created at the same moment do not both renew it.
  const [renewed] = await read(inside, sql`from ${leases} where _id = ${prev_lease_id} for no key update`)
  if (!renewed) throw refuseFields('validation.failed', { prev_lease_id: 'reference' })
  if (renewed.status === 'draft' || renewed.status === 'pending_approval')
    throw new ApiError('state.transition', { from: renewed.status, to: 'renewed', allowed: [] })
  const [other] = await read(
    inside,
    sql`from ${leases} where prev_lease_id = ${prev_lease_id} and _id <> ${_id} and status <> 'terminated' limit 1`,
  )
  if (other) throw new ApiError('state.transition', { reason: 'renewed', lease_ship_id: other._id })
  if (store_ids.length > 0 && !store_ids.some((store) => renewed.store_ids.includes(store)))
    throw refuseFields('validation.failed', { prev_lease_id: 'reference' })
  const { end_date, terminated_on } = renewed
  const lastDay = terminated_on !== null && terminated_on < end_date ? terminated_on : end_date
  if (start_date <= lastDay) throw refuseFields('validation.failed', { start_date: 'after_previous_lease' })
}

type RenewedLease = Pick<LeaseRow, '_id' | 'status' | 'store_ids' | 'end_date' | 'terminated_on'>

const read = async ({ db }: Context, which: Sql): Promise<RenewedLease[]> =>
  (await sql<RenewedLease>`select _id, status, store_ids, end_date, terminated_on ${which}`.execute(db)).rows
