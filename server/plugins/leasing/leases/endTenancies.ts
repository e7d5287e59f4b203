import { sql } from 'kysely'
import { daysLater } from '#contract/day.ts'
import { tenantShip } from '#contract/leasing/tenantShip.ts'
import { ApiError, refuseFields } from '#contract/reply.ts'
import { amend } from '#server/engine/amend.ts'
import type { Context } from '#server/engine/context.ts'
import { discard } from '#server/engine/discard.ts'
import { checkUnused } from '#server/engine/references.ts'
import { idsOf } from '#server/engine/rows.ts'
import { transact } from '#server/engine/transact.ts'
import type { ShipRow } from '#server/plugins/leasing/ships/requireRoom.ts'
import type { LeaseRow } from './leaseHooks.ts'
import { lockShips } from './lockShips.ts'

/** The tenants of a lease that will be terminated on a later day are to leave then. */
export async function announceEnd(inside: Context, { _id }: LeaseRow, date: string): Promise<void> {
  const ships = await lockShips(
    inside,
    sql`lease_ship_id = ${_id} and status <> 'exited' and start_date <= ${date}`,
  )
  await amend(
    tenantShip,
    inside,
    ships.map((record) => ({
      record,
      values: { end_date: date, ...(record.status === 'trading' ? { status: 'notice' } : {}) },
    })),
  )
}

/**
 * Ends the tenancies of a lease that is terminated on its last day; those that would have begun later are removed. Throws if they
 * have sales after it, or if its month is locked: when the clock ends the lease, such a tenancy goes on, and is among the
 * differences that people are shown.
 */
export async function endTenancies(
  inside: Context,
  lease: LeaseRow,
  { isAsked }: { isAsked: boolean },
): Promise<void> {
  const { terminated_on } = lease
  if (terminated_on === null) return
  for (const record of await lockShips(inside, sql`lease_ship_id = ${lease._id} and status <> 'exited'`)) {
    try {
      await transact(inside, (part) => end(part, record, { ...lease, terminated_on }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (isAsked) throw asOfDate(error)
    }
  }
}

async function end(inside: Context, record: ShipRow, lease: TerminatedLease): Promise<void> {
  const { start_date, terminated_on } = lease
  if (record.start_date > terminated_on && record.start_date >= start_date) {
    await checkUnused(tenantShip, inside, idsOf([record]))
    await discard(tenantShip, inside, [record])
    return
  }
  // A tenant who was there before a lease that never began stays without it.
  const values =
    terminated_on < start_date
      ? { lease_ship_id: null, end_date: daysLater(start_date, -1) }
      : { status: 'exited', actual_exit_date: terminated_on }
  await amend(tenantShip, inside, [{ record, values }])
}

type TerminatedLease = Pick<LeaseRow, 'start_date'> & { readonly terminated_on: string }

/** What is wrong with the last day of a tenancy is wrong with the day that somebody gave for the lease. */
function asOfDate(error: ApiError): ApiError {
  const fields = error.data?.['fields']
  const reason = fields && typeof fields === 'object' ? Object.values(fields)[0] : undefined
  return typeof reason === 'string' ? refuseFields('validation.failed', { date: reason }) : error
}
