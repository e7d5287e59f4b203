import { daysLater } from '#contract/day.ts'
import type { RentStep } from '#contract/leasing/leaseTerms.ts'
import { ApiError, refuseFields, type FieldErrors } from '#contract/reply.ts'
import type { LeaseRow } from './leaseHooks.ts'

/** Throws 4004 for what a lease lacks before it is approved: its base rent covers each day of the term once. */
export function requireTerms(lease: LeaseRow): void {
  const missing = missingTerms(lease)
  if (Object.keys(missing).length > 0) throw refuseFields('validation.failed', missing)
  if (lease.rent_model !== 'turnover') requireEveryDay(lease)
}

function missingTerms({ store_ids, rent_model, rent_steps, turnover_tiers }: LeaseRow): FieldErrors {
  return {
    ...(store_ids.length === 0 ? { store_ids: 'required' } : {}),
    ...(rent_model !== 'turnover' && !rent_steps?.length ? { rent_steps: 'required' } : {}),
    ...(rent_model !== 'fixed' && !turnover_tiers?.length ? { turnover_tiers: 'required' } : {}),
  }
}

/** Throws with the first days that no step covers, or several. */
function requireEveryDay({ rent_steps, start_date, end_date }: LeaseRow): void {
  const steps = (rent_steps ?? []).toSorted((a, b) => (a.from < b.from ? -1 : 1))
  let next = start_date
  for (const { from, to } of steps) {
    if (from > next) throw wrongDays('rent_gap', { from: next, to: daysLater(from, -1) })
    if (from < next)
      throw wrongDays('rent_overlap', { from, to: [to, daysLater(next, -1)].toSorted()[0] ?? to })
    next = daysLater(to, 1)
  }
  if (next <= end_date) throw wrongDays('rent_gap', { from: next, to: end_date })
}

const wrongDays = (key: string, days: Pick<RentStep, 'from' | 'to'>): ApiError =>
  new ApiError('validation.failed', { fields: { rent_steps: key }, ...days })
