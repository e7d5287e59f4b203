import { addDays } from '#server/demo/calendar.ts'
import type { Facts, Ship } from './facts.ts'
import { lastOf, leavingDay, monthBefore } from './days.ts'
import {
  compare,
  divide,
  fraction,
  minus,
  numberOf,
  over,
  plus,
  rounded,
  sumOf,
  times,
  zero,
  type Fraction,
} from './fraction.ts'
import { billOf, feeOf, segmentsOf, turnoverRents, type Segment } from './rents.ts'

/** The figures of a tenancy in a unit and month. */
export interface SlowRow {
  readonly key: string
  readonly month: string
  readonly ship: Ship
  readonly unit: string
  readonly sales: Fraction | null
  readonly area: Fraction
  rank: number | null
  readonly figures: Record<string, number | string | boolean | null>
}

interface Rules {
  readonly minCoverage: Fraction
  readonly tolerance: Fraction
  readonly salesTax: Fraction
}

/** Calculates months of one site day by day, the oldest first: slow, and easy to check by reading. */
export function slowPerformance(
  facts: Facts,
  site: string,
  months: readonly string[],
  rules: Rules,
): SlowRow[] {
  const ships = facts.ships.filter((ship) => ship.site === site)
  const first = monthBefore(months[0] ?? '', 12)
  const segments = new Map<string, Segment[]>()
  for (let month = first; month <= (months.at(-1) ?? ''); month = monthBefore(month, -1))
    segments.set(month, segmentsOf(facts, ships, month, lastOf(month), rules.minCoverage))
  const rows: SlowRow[] = []
  for (const month of months) rows.push(...monthRows(facts, segments, month, rows, rules))
  return rows
}

function monthRows(
  facts: Facts,
  months: ReadonlyMap<string, Segment[]>,
  month: string,
  past: readonly SlowRow[],
  rules: Rules,
): SlowRow[] {
  const turnover = turnoverRents(facts, months, month, lastOf(month), rules.salesTax)
  const byShip = Map.groupBy(months.get(month) ?? [], ({ ship }) => ship)
  const rows = [...byShip].flatMap(([ship, all]) => {
    const isThere =
      all.some(({ days, gross }) => days.length > 0 || gross !== null) ||
      (facts.bills.get(ship._id) ?? []).some(({ stat_month }) => stat_month === month)
    const units = [...Map.groupBy(all, ({ unit }) => unit)]
    const days = units.map(([, list]) => fraction(list.flatMap((one) => one.days).length))
    const bill = (kind: 'base' | 'turnover' | 'mgmt' | 'promo' | 'other') => {
      const amount = billOf(facts, ship, month, kind)
      return amount && divide(amount, days)
    }
    const bills = {
      base: bill('base'),
      turnover: bill('turnover'),
      mgmt: bill('mgmt'),
      promo: bill('promo'),
      other: bill('other'),
    }
    return isThere
      ? units.map(([unit, list], place) => {
          const leased = list.filter(({ lease }) => lease !== null)
          const known = (value: Fraction) => (leased.length > 0 ? value : null)
          return rowOf(facts, {
            ship,
            unit,
            month,
            list,
            past,
            rules,
            isOnly: units.length === 1,
            base: bills.base?.[place] ?? known(sumOf(leased.map((one) => one.base ?? zero))),
            turnover: bills.turnover?.[place] ?? known(sumOf(leased.map((one) => turnover.get(one) ?? zero))),
            mgmt:
              bills.mgmt?.[place] ??
              known(sumOf(leased.map((one) => feeOf(one, one.lease?.mgmt_fee_per_m2 ?? null)))),
            promo:
              bills.promo?.[place] ??
              known(sumOf(leased.map((one) => feeOf(one, one.lease?.promo_fee_per_m2 ?? null)))),
            other: bills.other?.[place] ?? zero,
          })
        })
      : []
  })
  rank(facts, rows, past, month)
  return rows
}

interface Parts {
  ship: Ship
  unit: string
  month: string
  list: readonly Segment[]
  past: readonly SlowRow[]
  rules: Rules
  isOnly: boolean
  base: Fraction | null
  turnover: Fraction | null
  mgmt: Fraction | null
  promo: Fraction | null
  other: Fraction
}

function rowOf(
  facts: Facts,
  { ship, unit, month, list, past, rules, isOnly, base, turnover, mgmt, promo, other }: Parts,
): SlowRow {
  const length = fraction(Number(lastOf(month).slice(8)))
  const known = list.flatMap(({ gross }) => (gross ? [gross] : []))
  const sales = known.length > 0 ? sumOf(known) : null
  const counts = list.flatMap(({ transactions }) => (transactions ? [transactions] : []))
  const transactions = counts.length > 0 ? sumOf(counts) : null
  const trading = list.reduce((sum, { tradingDays }) => sum + tradingDays, 0)
  const reported = Math.min(
    trading,
    list.reduce((sum, { reportedDays }) => sum + reportedDays, 0),
  )
  const coverage = trading === 0 ? null : rounded(over(fraction(reported), fraction(trading)), 6)
  const isSound = coverage !== null && compare(coverage, rules.minCoverage) >= 0
  const area = rounded(over(sumOf(list.flatMap(({ days }) => days.map((day) => day.area))), length), 2)
  const rent = base === null && turnover === null ? null : plus(base ?? zero, turnover ?? zero)
  const cost = rent && sumOf([rent, mgmt ?? zero, promo ?? zero, other])
  const own = past.filter((row) => row.ship === ship && (isOnly || row.unit === unit))
  const inMonth = (rows: readonly SlowRow[], of: string) => rows.filter((row) => row.month === of)
  const [previous, lastYear] = [monthBefore(month, 1), monthBefore(month, 12)].map((of) => {
    const direct = inMonth(own, of)
    if (direct.length > 0)
      return { basis: 'direct', sales: total(direct), area: sumOf(direct.map((row) => row.area)) }
    const inherited = inherit(facts, unit, `${of}-01`, inMonth(past, of))
    return inherited
      ? { basis: 'lineage', sales: inherited, area: null }
      : { basis: 'none', sales: null, area: null }
  }) as [Base, Base]
  const year = own.filter((row) => row.month >= `${month.slice(0, 4)}-01`)
  const eleven = own.filter((row) => row.month > monthBefore(month, 12))
  const hasYear = new Set(eleven.filter((row) => row.sales).map((row) => row.month)).size === 11
  const soFar = total(year)
  const isComparable =
    isOnly &&
    lastYear.basis === 'direct' &&
    lastYear.area !== null &&
    ship.open_date !== null &&
    ship.open_date <= `${monthBefore(month, 12)}-01` &&
    leavingDay(facts, ship) >= lastOf(month) &&
    !ship.is_comparable_excluded &&
    !['anchor', 'cinema', 'kiosk', 'popup'].includes(facts.stores.get(unit)?.store_type ?? '') &&
    !list.some(
      ({ lease, days }) =>
        lease !== null &&
        lease.rent_free_days > 0 &&
        days.some(({ day }) => day < addDays(lease.start_date, lease.rent_free_days)),
    ) &&
    compare(absolute(minus(area, lastYear.area)), times(rules.tolerance, lastYear.area)) <= 0
  const figures = {
    area_avg: numberOf(area),
    trading_days: trading,
    reported_days: reported,
    coverage: numberOf(coverage),
    sales: numberOf(sales),
    sales_net: numberOf(sales && rounded(over(sales, plus(fraction(1), rules.salesTax)), 2)),
    transactions: numberOf(transactions),
    base_rent: numberOf(base),
    turnover_rent: numberOf(turnover),
    total_rent: numberOf(rent),
    mgmt_fee: numberOf(mgmt),
    promo_fee: numberOf(promo),
    other_charge: numberOf(other),
    occupancy_cost: numberOf(cost),
    ocr: isSound ? ratio(cost, sales) : null,
    rent_ratio: ratio(rent, sales),
    sales_density: isSound ? quotient(sales, area, 2) : null,
    rent_density_day: isSound && rent ? quotient(rent, times(area, length), 6) : null,
    avg_ticket: quotient(sales, transactions, 2),
    sales_prev_month: numberOf(previous.sales),
    mom: change(sales, previous.sales),
    sales_last_year: numberOf(lastYear.sales),
    yoy: change(sales, lastYear.sales),
    yoy_basis: lastYear.basis,
    ytd_sales: sales || soFar ? numberOf(plus(sales ?? zero, soFar ?? zero)) : null,
    mat_sales: hasYear && sales ? numberOf(plus(sales, total(eleven) ?? zero)) : null,
    is_comparable: isComparable,
    is_partial:
      coverage === null || compare(coverage, fraction(1)) !== 0 || trading < Number(lastOf(month).slice(8)),
  }
  return { key: `${month} ${ship._id} ${unit}`, month, ship, unit, sales, area, rank: null, figures }
}

interface Base {
  basis: string
  sales: Fraction | null
  area: Fraction | null
}

function total(rows: readonly SlowRow[]): Fraction | null {
  const known = rows.flatMap(({ sales }) => (sales ? [sales] : []))
  return known.length > 0 ? sumOf(known) : null
}

/** The sales of the units that a unit came from, if it did not exist on the first day of the month. */
function inherit(facts: Facts, unit: string, day: string, rows: readonly SlowRow[]): Fraction | null {
  const start = facts.stores.get(unit)?.effective_from ?? ''
  if (start <= day) return null
  const parts = ancestors(facts, unit, fraction(1)).flatMap(([ancestor, part]) =>
    rows.filter((row) => row.unit === ancestor && row.sales).map((row) => times(row.sales ?? zero, part)),
  )
  return parts.length > 0 ? rounded(sumOf(parts), 2) : null
}

const ancestors = (facts: Facts, unit: string, part: Fraction): [string, Fraction][] =>
  facts.lineage
    .filter(({ child_id }) => child_id === unit)
    .flatMap(({ parent_id, kind, area_share }) => {
      const own = kind === 'split' ? times(part, fraction(area_share)) : part
      return [[parent_id, own] as [string, Fraction], ...ancestors(facts, parent_id, own)]
    })

const absolute = (value: Fraction): Fraction => (value.n < 0n ? { n: -value.n, d: value.d } : value)
const quotient = (a: Fraction | null, b: Fraction | null, places: number): number | null =>
  a === null || b === null || b.n === 0n ? null : numberOf(rounded(over(a, b), places))
const ratio = (a: Fraction | null, b: Fraction | null): number | null => {
  const value = quotient(a, b, 6)
  return value !== null && Math.abs(value) < 999_999 ? value : null
}
const change = (now: Fraction | null, base: Fraction | null): number | null =>
  now && base && compare(base, zero) > 0 ? numberOf(rounded(minus(over(now, base), fraction(1)), 6)) : null

/** Competition ranks by sales of the rows that are sufficiently reported. */
function rank(facts: Facts, rows: readonly SlowRow[], past: readonly SlowRow[], month: string): void {
  const ranked = rows.filter(
    ({ figures, sales }) => sales !== null && Number(figures['coverage'] ?? 0) >= 0.8,
  )
  const categoryOf = ({ ship }: SlowRow) => facts.brands.get(ship.brand_id)?.category_id ?? null
  for (const row of rows) {
    const above = (among: readonly SlowRow[]) =>
      1 + among.filter(({ sales }) => compare(sales ?? zero, row.sales ?? zero) > 0).length
    const isRanked = ranked.includes(row)
    row.rank = isRanked ? above(ranked) : null
    row.figures['rank_site'] = row.rank
    row.figures['rank_category'] =
      isRanked && categoryOf(row) !== null
        ? above(ranked.filter((other) => categoryOf(other) === categoryOf(row)))
        : null
    const before = past.find(
      (other) => other.month === monthBefore(month, 1) && other.ship === row.ship && other.unit === row.unit,
    )
    row.figures['rank_prev'] = before?.rank ?? null
  }
}
