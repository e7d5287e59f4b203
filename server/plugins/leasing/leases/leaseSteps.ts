import { leaseShip } from '#contract/leasing/leaseShip.ts'
import { refuseFields } from '#contract/reply.ts'
import { authorOf } from '#server/engine/asSystem.ts'
import { insert } from '#server/engine/create.ts'
import type { Context } from '#server/engine/context.ts'
import type { ResourceHooks } from '#server/engine/hooks.ts'
import { today } from '#server/engine/today.ts'
import { beginTenancies, returnTenancies } from './beginTenancies.ts'
import { announceEnd } from './endTenancies.ts'
import type { LeaseRow } from './leaseHooks.ts'
import { requireTerms } from './requireTerms.ts'
import { requireUnits } from './requireUnits.ts'

type Steps = NonNullable<ResourceHooks<typeof leaseShip>['actions']>

/** What the steps of a lease do besides changing its status. */
export const leaseSteps: Steps = {
  submit: async (inside, lease) => {
    requireTerms(lease)
    await requireUnits(inside, lease)
    return { rejection_reason: null, submitted_by: authorOf(inside) }
  },
  approve: async (inside, lease) => {
    requireTerms(lease)
    await requireUnits(inside, lease)
    await beginTenancies(inside, lease)
    return { sign_date: lease.sign_date ?? (await today(inside, lease.site)) }
  },
  reject: async (_, __, { reason }) => ({ rejection_reason: reason }),
  terminate,
  renew,
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
  if (date < lease.start_date) await returnTenancies(inside, lease)
  else if (date > now) await announceEnd(inside, lease, date)
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
  'other_currency',
  'area',
  'shares_unit',
  'deposit',
  'mgmt_fee_per_m2',
  'promo_fee_per_m2',
  'turnover_basis',
  'turnover_period',
  'turnover_tiers',
] as const
