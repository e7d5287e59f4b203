import { addDays, addYears, monthEnd } from '#server/demo/calendar.ts'
import { fraction, times, zero, type Fraction } from './fraction.ts'
import type { Facts, Lease, Ship } from './facts.ts'

/** A day of a tenancy: where it was, and under which lease. */
export interface Day {
  readonly day: string
  readonly unit: string
  readonly lease: Lease | null
  /** The first day of the lease year, for annual leases; otherwise the month. */
  readonly period: string
  readonly area: Fraction
  readonly isTrading: boolean
}

/** The days of a month up to a day. */
export function daysOf(month: string, until: string): string[] {
  const days: string[] = []
  for (let day = `${month}-01`; day <= until && day.startsWith(month); day = addDays(day, 1)) days.push(day)
  return days
}

/** The last day of a tenancy; `9999` while it holds over. */
export function leavingDay({ ships }: Facts, ship: Ship): string {
  if (ship.actual_exit_date) return ship.actual_exit_date
  if (ship.status !== 'trading' && ship.status !== 'notice') return ship.end_date
  const next = ships
    .filter((other) => other.store_id === ship.store_id && other.start_date > ship.end_date)
    .filter((other) => Number(other.share_ratio) + Number(ship.share_ratio) > 1)
    .map(({ start_date }) => start_date)
    .toSorted()[0]
  return next === undefined ? '9999-12-31' : addDays(next, -1)
}

/** What a tenancy was on each day of a month on which it held a unit. */
export function heldDays(facts: Facts, ship: Ship, month: string, until: string): Day[] {
  const leaves = leavingDay(facts, ship)
  const chain = leasesOf(facts, ship)
  const units = relativesOf(facts, ship.store_id)
  return daysOf(month, until)
    .filter((day) => ship.start_date <= day && day <= leaves)
    .map((day) => {
      const unit = unitOn(facts, ship, day)
      const last = leaseOn(chain, day)
      const isOwn = last?._id === ship.lease_ship_id || last?.store_ids.some((id) => units.has(id))
      const lease = isOwn ? last : null
      return {
        day,
        unit,
        lease,
        period: lease?.turnover_period === 'year' ? yearStart(lease, day) : `${month}-01`,
        area: times(areaOn(facts, unit, day), fraction(ship.share_ratio)),
        isTrading: ship.open_date !== null && ship.open_date <= day,
      }
    })
}

/** Goes from the tenancy's unit back or forward to the largest relative until one existed on that day. */
function unitOn({ stores, lineage }: Facts, { store_id }: Ship, day: string): string {
  let unit = store_id
  for (;;) {
    const store = stores.get(unit)
    const isBefore = day < (store?.effective_from ?? '')
    const isAfter = day > (store?.effective_to ?? '9999-12-31')
    const relatives = isBefore
      ? lineage.filter(({ child_id }) => child_id === unit).map(({ parent_id }) => parent_id)
      : isAfter
        ? lineage.filter(({ parent_id }) => parent_id === unit).map(({ child_id }) => child_id)
        : []
    const size = (id: string) => Number(stores.get(id)?.area ?? 0)
    const main = relatives.toSorted((a, b) => size(b) - size(a) || (a < b ? -1 : 1))[0]
    if (main === undefined) return unit
    unit = main
  }
}

/** A unit with those that it came from and became. */
function relativesOf({ lineage }: Facts, unit: string): Set<string> {
  const found = new Set([unit])
  for (const id of found) {
    for (const { parent_id, child_id } of lineage) {
      if (parent_id === id) found.add(child_id)
      if (child_id === id) found.add(parent_id)
    }
  }
  return found
}

function areaOn({ areas, stores }: Facts, unit: string, day: string): Fraction {
  const history = areas.get(unit)
  if (!history) return fraction(stores.get(unit)?.area ?? '0')
  const found = history.find(({ from, to }) => from <= day && (to === null || day <= to))
  return found ? fraction(found.area) : zero
}

/** The lease of a tenancy, and every lease connected with it by renewals that ever began, the earliest first. */
function leasesOf({ leases }: Facts, { lease_ship_id }: Ship): Lease[] {
  const own = lease_ship_id === null ? undefined : leases.get(lease_ship_id)
  const found = new Set(own ? [own] : [])
  for (const lease of found) {
    for (const other of leases.values()) {
      if (other._id === lease.prev_lease_id || other.prev_lease_id === lease._id) found.add(other)
    }
  }
  return [...found].filter(hasBegun).toSorted((a, b) => (begins(a) + a._id < begins(b) + b._id ? -1 : 1))
}

export const begins = ({ start_date, activated_on }: Lease): string =>
  activated_on !== null && activated_on < start_date ? activated_on : start_date

export const hasBegun = (lease: Lease): boolean =>
  lease.terminated_on === null || lease.terminated_on >= begins(lease)

function leaseOn(chain: readonly Lease[], day: string): Lease | null {
  const last = chain.findLast((lease) => begins(lease) <= day)
  return last === undefined || (last.terminated_on !== null && day > last.terminated_on) ? null : last
}

/** The first day of the lease year that contains a day. */
function yearStart({ start_date }: Lease, day: string): string {
  let years = 0
  while (addYears(start_date, years + 1) <= day) years += 1
  return addYears(start_date, years)
}

/** The last day of the lease year. */
export function yearEnd({ start_date }: Lease, period: string): string {
  let years = 0
  while (addYears(start_date, years) < period) years += 1
  return addDays(addYears(start_date, years + 1), -1)
}

export const lastOf = (month: string): string => monthEnd(`${month}-01`)
export const monthBefore = (month: string, by: number): string => {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 - by
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
}
