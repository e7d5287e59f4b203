import { sql } from 'kysely'
import { leaseShip } from '#contract/leasing/leaseShip.ts'
import { tenantShip } from '#contract/leasing/tenantShip.ts'
import { refuseFields } from '#contract/reply.ts'
import type { FieldErrors } from '#contract/reply.ts'
import { amend } from '#server/engine/amend.ts'
import { asSystem } from '#server/engine/asSystem.ts'
import { columnsOf } from '#server/engine/columns.ts'
import { insert } from '#server/engine/create.ts'
import type { Context, Row } from '#server/engine/context.ts'
import type { ResourceHooks } from '#server/engine/hooks.ts'
import { today } from '#server/engine/today.ts'
import { visibleTable } from '#server/engine/visible.ts'
import type { ShipRow } from '#server/plugins/leasing/ships/requireRoom.ts'
import type { LeaseRow } from './leaseHooks.ts'
import { lastDay } from './leaseSql.ts'

type Steps = NonNullable<ResourceHooks<typeof leaseShip>['actions']>

/** What the steps of a lease do besides changing its status. */
export const leaseSteps: Steps = {
  submit: async (_, lease) => {
    const missing = missingTerms(lease)
    if (Object.keys(missing).length > 0) throw refuseFields('validation.failed', missing)
    return { rejection_reason: null }
  },
  approve: async (inside, lease) => {
    await extendShips(inside, lease)
    return { sign_date: lease.sign_date ?? (await today(inside, lease.site)) }
  },
  reject: async (_, __, { reason }) => ({ rejection_reason: reason }),
  terminate,
  renew,
}

/** What a lease needs before it is approved. Base rent covers the whole term without a gap. */
function missingTerms({ store_ids, rent_model, rent_steps, turnover_tiers }: LeaseRow): FieldErrors {
  return {
    ...(store_ids.length === 0 ? { store_ids: 'required' } : {}),
    ...(rent_model !== 'turnover' && !rent_steps?.length ? { rent_steps: 'required' } : {}),
    ...(rent_model !== 'fixed' && !turnover_tiers?.length ? { turnover_tiers: 'required' } : {}),
  }
}

/** Ends a lease on a day: at once, or it stays in force until then. */
async function terminate(
  inside: Context,
  lease: LeaseRow,
  { date, reason }: { date: string; reason: string },
): Promise<Partial<LeaseRow>> {
  if (date < lease.start_date && lease.status !== 'signed')
    throw refuseFields('validation.failed', { date: 'before_start' })
  const now = await today(inside, lease.site)
  // A later end than agreed would be an extension, which is a renewal.
  if (date > lease.end_date && date > now) throw refuseFields('validation.failed', { date: 'outside_term' })
  if (date < lease.start_date) await returnShips(inside, lease)
  const terms = { terminated_on: date, termination_reason: reason, terminated_at: inside.now }
  return date <= now ? terms : { ...terms, status: lease.status }
}

/** Creates the draft of the successor, with the terms of this lease and its last base rent. */
async function renew(
  inside: Context,
  lease: LeaseRow,
  { contract_no, start_date, end_date }: { contract_no: string; start_date: string; end_date: string },
): Promise<Partial<LeaseRow>> {
  if (end_date <= start_date) throw refuseFields('validation.failed', { end_date: 'before_start' })
  const last = lease.rent_steps?.toSorted((a, b) => (a.from < b.from ? -1 : 1)).at(-1)
  await insert(leaseShip, inside, {
    ...Object.fromEntries(renewed.map((name) => [name, lease[name]])),
    contract_no,
    start_date,
    end_date,
    lease_type: 'renewal',
    prev_lease_id: lease._id,
    rent_steps: last ? [{ ...last, from: start_date, to: end_date }] : [],
  })
  return { status: lease.status }
}

/** What a successor begins with. */
const renewed = [
  'site',
  'store_ids',
  'brand_id',
  'company_id',
  'rent_model',
  'currency',
  'area',
  'deposit',
  'mgmt_fee_per_m2',
  'promo_fee_per_m2',
  'turnover_basis',
  'turnover_period',
  'turnover_tiers',
] as const

/**
 * Has the tenants of the lease that this lease renews stay until its end, in the units that it keeps. Throws 4090 if somebody else has
 * the store by then.
 */
async function extendShips(
  inside: Context,
  { _id, prev_lease_id, end_date, store_ids }: LeaseRow,
): Promise<void> {
  if (prev_lease_id === null) return
  await moveShips(inside, { from: prev_lease_id, store_ids, values: { lease_ship_id: _id, end_date } })
}

/** Has the tenants of a renewal that never begins stay as long as the lease that it was to renew. */
async function returnShips(inside: Context, { _id, prev_lease_id }: LeaseRow): Promise<void> {
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
  const { rows } = await sql<Row>`
    select ${columnsOf(tenantShip)} from ${visibleTable(tenantShip, await asSystem(inside))}
    where lease_ship_id = ${from} and status <> 'exited' and store_id = any(${[...store_ids]})
      and start_date <= ${values.end_date}
    order by _id for update`.execute(inside.db)
  await amend(
    tenantShip,
    inside,
    rows.map((record) => ({ record, values })),
  )
}
