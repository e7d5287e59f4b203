import { addDays } from '#server/demo/calendar.ts'
import type { Bill, Facts, Lease, Ship } from './facts.ts'
import { begins, hasBegun, heldDays, lastOf, leavingDay, monthBefore, yearEnd, type Day } from './days.ts'
import {
  divide,
  fraction,
  larger,
  minus,
  over,
  plus,
  rounded,
  smaller,
  sumOf,
  times,
  zero,
  type Fraction,
} from './fraction.ts'
import { salesOf, type SegmentSales } from './sales.ts'

/** Days in a row in one unit, under one lease, in one lease year, with what they sold. */
export interface Segment extends SegmentSales {
  readonly ship: Ship
  readonly month: string
  readonly days: readonly Day[]
  readonly unit: string
  readonly lease: Lease | null
  readonly period: string
  /** Without rent-free days, to the cent; null without a lease. */
  base: Fraction | null
}

const countOf = (n: number): Fraction => fraction(n)
const monthDays = (month: string): Fraction => countOf(Number(lastOf(month).slice(8)))

/** The segments of all tenancies in a month, with their sales and base rents. */
export function segmentsOf(
  facts: Facts,
  ships: readonly Ship[],
  month: string,
  until: string,
  minCoverage: Fraction,
): Segment[] {
  const all = ships.flatMap((ship) => {
    const groups: Day[][] = []
    for (const day of heldDays(facts, ship, month, until)) {
      const last = groups.at(-1)?.at(-1)
      const isSame = last?.unit === day.unit && last.lease === day.lease && last.period === day.period
      if (isSame) groups.at(-1)?.push(day)
      else groups.push([day])
    }
    const sold = salesOf(facts, ship, { month, until, groups, minCoverage })
    if (groups.length === 0)
      return sold.flatMap((part) => [
        {
          ...part,
          ship,
          month,
          days: [],
          unit: ship.store_id,
          lease: null,
          period: `${month}-01`,
          base: null,
        },
      ])
    return groups.map((days, index): Segment => {
      const [first] = days
      return {
        ...(sold[index] as SegmentSales),
        ship,
        month,
        days,
        unit: first?.unit ?? '',
        lease: first?.lease ?? null,
        period: first?.period ?? '',
        base: null,
      }
    })
  })
  for (const segment of all) segment.base = segment.lease && baseRent(segment, segment.lease, all)
  return all
}

function baseRent({ ship, days, month }: Segment, lease: Lease, all: readonly Segment[]): Fraction {
  if (lease.rent_model === 'turnover') return zero
  const others = all.filter((other) => other.lease === lease)
  const isAlone = others.every((other) => other.ship === ship)
  const partOf = ({ day, area }: Day): Fraction => {
    const whole = sumOf(
      others.flatMap((one) => one.days.filter((its) => its.day === day)).map((its) => its.area),
    )
    return isAlone ? fraction(1) : whole.n === 0n ? zero : over(area, whole)
  }
  const paidFrom =
    lease.rent_free_days === 0 ? begins(lease) : addDays(lease.start_date, lease.rent_free_days)
  const daily = days
    .filter(({ day }) => day >= paidFrom)
    .map((one) => {
      const { day, area } = one
      const step = lease.steps.find(
        ({ from, to }) =>
          (from <= day || from <= lease.start_date) &&
          (day <= to || (to >= lease.end_date && day > lease.end_date)),
      )
      if (!step) return zero
      return step.base_rent_month === null
        ? times(fraction(step.base_rent_per_m2 ?? '0'), area)
        : times(fraction(step.base_rent_month), partOf(one))
    })
  return rounded(over(sumOf(daily), monthDays(month)), 2)
}

/** The fee of a segment at a rate per square metre and month. */
export const feeOf = ({ days, month }: Segment, rate: string | null): Fraction =>
  rounded(over(times(fraction(rate ?? '0'), sumOf(days.map(({ area }) => area))), monthDays(month)), 2)

/** The turnover rent of each segment of a month, to the cent. */
export function turnoverRents(
  facts: Facts,
  months: ReadonlyMap<string, readonly Segment[]>,
  month: string,
  until: string,
  salesTax: Fraction,
): Map<Segment, Fraction> {
  const now = (months.get(month) ?? []).filter(({ lease }) => lease !== null)
  const groups = Map.groupBy(now, ({ lease, period }) => `${lease?._id} ${period}`)
  const result = new Map<Segment, Fraction>()
  for (const group of groups.values()) {
    const { lease, period } = group[0] as Segment & { lease: Lease }
    const amount = recognised(facts, months, { lease, period, month, until, salesTax })
    divide(
      amount,
      group.map(({ gross }) => gross ?? zero),
    ).forEach((part, index) => result.set(group[index] as Segment, part))
  }
  return result
}

interface Period {
  lease: Lease
  period: string
  month: string
  until: string
  salesTax: Fraction
}

function recognised(
  facts: Facts,
  months: ReadonlyMap<string, readonly Segment[]>,
  { lease, period, month, until, salesTax }: Period,
): Fraction {
  let before = zero
  let segments: Segment[] = []
  const since = period === lease.start_date ? begins(lease) : period
  for (let k = since.slice(0, 7); ; k = monthBefore(k, -1)) {
    const own = (months.get(k) ?? []).filter((one) => one.lease === lease && one.period === period)
    segments = [...segments, ...own]
    const due = rounded(dueOf(facts, lease, segments, salesTax), 2)
    const end = k === month ? until : lastOf(k)
    const isLast =
      lease.turnover_period === 'month' ||
      (own.length > 0 &&
        (yearEnd(lease, period) <= end || own.every((one) => lastDay(facts, one, lease) <= end)))
    if (k === month) return isLast ? minus(due, before) : larger(zero, minus(due, before))
    if (own.length === 0) continue
    const bills = own.flatMap((one) => {
      const first = (months.get(k) ?? []).find(({ ship }) => ship === one.ship)
      const bill = billOf(facts, one.ship, k, 'turnover')
      return bill === null ? [] : [first === one ? bill : zero]
    })
    before = bills.length > 0 ? plus(before, sumOf(bills)) : larger(before, due)
  }
}

const lastDay = (facts: Facts, { ship }: Segment, lease: Lease): string => {
  const leaves = leavingDay(facts, ship)
  const followed = [...facts.leases.values()].find(
    (other) => other.prev_lease_id === lease._id && hasBegun(other),
  )
  const ends = [
    leaves,
    lease.terminated_on ?? '9999-12-31',
    followed ? addDays(begins(followed), -1) : '9999-12-31',
  ]
  return ends.toSorted()[0] ?? leaves
}

function dueOf(facts: Facts, lease: Lease, segments: readonly Segment[], salesTax: Fraction): Fraction {
  if (lease.rent_model === 'fixed') return zero
  const base = sumOf(segments.map((one) => one.base ?? zero))
  const shares = lease.tiers.map((tier) => {
    const gross = sumOf(
      segments.flatMap(({ categories }) =>
        [...categories]
          .filter(([id]) => isWithin(facts, id, tier.sales_category_id))
          .map(([, amount]) => amount),
      ),
    )
    const sales =
      lease.turnover_basis === 'net' ? rounded(over(gross, plus(fraction(1), salesTax)), 2) : gross
    const top = tier.to_amount === null ? sales : smaller(sales, fraction(tier.to_amount))
    const from = fraction(tier.from_amount)
    const isNatural = lease.rent_model === 'base_plus' && from.n === 0n
    const share = isNatural
      ? minus(times(fraction(tier.rate), top), base)
      : times(fraction(tier.rate), minus(top, from))
    return larger(zero, share)
  })
  return lease.rent_model === 'higher_of' ? larger(zero, minus(sumOf(shares), base)) : sumOf(shares)
}

function isWithin({ parents }: Facts, category: string, wanted: string | null): boolean {
  if (wanted === null || category === wanted) return true
  const parent = parents.get(category)
  return parent !== undefined && parent !== null && isWithin({ parents } as Facts, parent, wanted)
}

/** What was billed of a kind for a month; null if nothing was. */
export function billOf(
  { bills }: Facts,
  { _id }: Ship,
  month: string,
  kind: Bill['charge_type'],
): Fraction | null {
  const found = (bills.get(_id) ?? []).filter(
    (bill) => bill.stat_month === month && bill.charge_type === kind,
  )
  return found.length === 0
    ? null
    : sumOf(found.map(({ status, amount_due }) => fraction(status === 'waived' ? '0' : amount_due)))
}
