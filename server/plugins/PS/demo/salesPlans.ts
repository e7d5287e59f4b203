import { addDays, daysBetween, later, monthEnd, monthStart } from '#server/demo/calendar.ts'
import { usualSales } from '#server/plugins/leasing/demo/leaseTerms.ts'
import { salesCategoryId } from './salesCategories.ts'
import type { Tenancy } from '#server/plugins/leasing/demo/tenancies.ts'
import { tradeFigures } from './tradeFigures.ts'

/**
 * The months with sales: whole months up to `dailyFrom`, day by day from there. The month of a year ago has days too, so that the
 * month under way has some to be compared with.
 */
export const salesPeriod = (today: string, isFull: boolean) => {
  const from = monthStart(today, -24)
  const yearAgo = { first: monthStart(today, -12), last: monthEnd(today, -12) }
  return { from, dailyFrom: isFull ? from : monthStart(today, -3), yearAgo, to: addDays(today, -1) }
}

/** The sales plan of a tenancy: the days on which it sells, and the sales of a usual month. */
export const salesPlans = (tenancies: readonly Tenancy[], today: string) => {
  const { from, to } = salesPeriod(today, false)
  return tenancies.flatMap((tenancy) => {
    const { open, exit, brand, site, store, fixture } = tenancy
    const last = exit !== null && exit < to ? exit : to
    const isSilent = brand.level2_id === 'SV01-1' && fixture === undefined
    if (open === null || last < from || open > last || isSilent || fixture === 'no_sales') return []
    const { sells, receipt } = tradeFigures(brand.level1_id)
    return [
      {
        tenant_ship_id: tenancy._id,
        site: site._id,
        store_id: store._id,
        in_hong_kong: site.site_region === 'HK',
        first: later(open, from),
        last,
        monthly: fixture === 'zero' ? 0 : usualSales(tenancy),
        receipt: receipt * (site.site_region === 'HK' ? 1.4 : 1),
        sales_category_id: salesCategoryId(sells),
        is_example: fixture !== undefined,
      },
    ]
  })
}

/** The examples with a given sum for a month: how many months ago, and the sum. */
export const salesTotals = (tenancies: readonly Tenancy[], today: string) => {
  const tie = tenancies.filter(({ fixture }) => fixture === 'tie')
  const sameSum = Math.round((tie[1] ? usualSales(tie[1]) : 0) / 1000) * 1000
  return tenancies.flatMap((tenancy) =>
    sums(tenancy, sameSum).map(([monthsAgo, total]) => ({
      tenant_ship_id: tenancy._id,
      month: monthStart(today, -monthsAgo).slice(0, 7),
      total,
    })),
  )
}

const sums = ({ fixture, leases, store }: Tenancy, sameSum: number): [monthsAgo: number, total: number][] => {
  const terms = leases.at(-1)?.terms
  const cost = terms ? (terms.base ?? 0) + (terms.mgmtPerM2 + terms.promoPerM2) * store.area : 0
  if (fixture === 'worked')
    return [
      [2, 625_000],
      [1, 600_000],
    ]
  if (fixture === 'tie') return [[1, sameSum]]
  if (fixture === 'even') return [[1, Math.round(cost * 100) / 100]]
  return fixture === 'over' ? [[1, Math.round(cost * 0.8)]] : []
}

/**
 * The month of which one example reported the first half of the days: the last month with an even number of
 * days.
 */
export const halfMonths = (tenancies: readonly Tenancy[], today: string) =>
  tenancies
    .filter(({ fixture }) => fixture === 'half')
    .map(({ _id }) => {
      const month = [-1, -2, -3].find((ago) => Number(monthEnd(today, ago).slice(8)) % 2 === 0) ?? -1
      const days = daysBetween(monthStart(today, month), monthEnd(today, month)) + 1
      return {
        tenant_ship_id: _id,
        first: addDays(monthStart(today, month), Math.floor(days / 2)),
        last: monthEnd(today, month),
      }
    })
