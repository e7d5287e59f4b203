import type { RentStep } from '#contract/leasing/leaseTerms.ts'
import { dayBefore, nextDay, nextYear } from './days.ts'

/** The term of a lease, as days `YYYY-MM-DD`; empty while it is not entered. */
interface Term {
  readonly start: string
  readonly end: string
}

/**
 * The steps with one more, to the end of the lease. If the last step reaches that already, it gives its days from the second year
 * on to the new step, or from its last day if it is no longer than a year.
 */
export function withStep(steps: readonly RentStep[], { start, end }: Term): readonly RentStep[] {
  const last = steps.at(-1)
  if (!last)
    return [{ base_rent_month: null, base_rent_per_m2: null, from: start, to: end || endOfYear(start) }]
  if (end === '' || last.to < end) {
    const from = nextDay(last.to)
    return [...steps, { ...last, from, to: end || endOfYear(from) }]
  }
  const second = nextYear(last.from)
  const from = second !== '' && second <= last.to ? second : last.to
  return [...steps.slice(0, -1), { ...last, to: dayBefore(from) }, { ...last, from }]
}

const endOfYear = (from: string): string => dayBefore(nextYear(from))
