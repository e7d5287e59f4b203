import type { Facts, Ship } from './facts.ts'
import { leavingDay, type Day } from './days.ts'
import { compare, divide, fraction, plus, sumOf, times, type Fraction } from './fraction.ts'

/** What the days of a segment sold. */
export interface SegmentSales {
  gross: Fraction | null
  transactions: Fraction | null
  categories: ReadonlyMap<string, Fraction>
  tradingDays: number
  reportedDays: number
}

interface SalesQuestion {
  month: string
  until: string
  groups: readonly (readonly Day[])[]
  minCoverage: Fraction
}

/** The sales of a tenancy in a month, by segment: daily rows if enough days are reported, otherwise the monthly row. */
export function salesOf(
  facts: Facts,
  ship: Ship,
  { month, until, groups, minCoverage }: SalesQuestion,
): SegmentSales[] {
  const leaves = leavingDay(facts, ship)
  const sales = (facts.sales.get(ship._id) ?? []).filter(
    ({ sale_date }) => sale_date.startsWith(month) && sale_date <= until,
  )
  const isOpen = (day: string) => ship.open_date !== null && ship.open_date <= day && day <= leaves
  const tradingDays = groups.flat().filter(({ isTrading }) => isTrading).length
  const places = groups.length > 0 ? groups : [[]]
  const amounts = places.map(() => new Map<string, Fraction>())
  const receipts: (Fraction | null)[] = places.map(() => null)
  const reported = places.map(() => new Set<string>())
  let isMonthly = false
  const add = (place: number, category: string, amount: Fraction, transactions: Fraction | null) => {
    const known = amounts[place]?.get(category)
    amounts[place]?.set(category, known ? plus(known, amount) : amount)
    if (transactions) receipts[place] = receipts[place] ? plus(receipts[place], transactions) : transactions
  }
  for (const [category, rows] of Map.groupBy(sales, ({ sales_category_id }) => sales_category_id)) {
    const monthly = rows.find(({ grain }) => grain === 'M')
    const daily = rows.filter(({ grain }) => grain === 'D')
    const days = daily.filter(({ sale_date }) => isOpen(sale_date)).length
    const isEnough = days > 0 && compare(fraction(days), times(minCoverage, fraction(tradingDays))) >= 0
    if (monthly && !isEnough) {
      isMonthly = true
      const weights = places.map((group) => fraction(group.length))
      const parts = divide(fraction(monthly.amount), weights)
      const counts = monthly.transactions === null ? null : divide(fraction(monthly.transactions), weights, 0)
      parts.forEach((part, place) => add(place, category, part, counts?.[place] ?? null))
    } else {
      for (const { sale_date, amount, transactions } of daily) {
        const place = Math.max(
          0,
          places.findLastIndex((group) => (group[0]?.day ?? '') <= sale_date),
        )
        add(place, category, fraction(amount), transactions === null ? null : fraction(transactions))
        if (isOpen(sale_date)) reported[place]?.add(sale_date)
      }
    }
  }
  return places.map((group, place) => {
    const trading = group.filter(({ isTrading }) => isTrading).length
    const categories = amounts[place] ?? new Map<string, Fraction>()
    return {
      gross: categories.size > 0 ? sumOf([...categories.values()]) : null,
      transactions: receipts[place] ?? null,
      categories,
      tradingDays: trading,
      reportedDays: isMonthly ? trading : (reported[place]?.size ?? 0),
    }
  })
}
