import type { z } from 'zod'
import type { rentRoll } from '#contract/reports/report.ts'

type Line = z.infer<typeof rentRoll.reply>['list'][number]

/**
 * The lines of a rent roll with their total, in which amounts per square metre are averages. Amounts in several
 * currencies have no total.
 */
export function rollRows(lines: readonly Line[]) {
  const area = sum(lines.map((line) => line.area)) ?? 0
  const isMixed = currenciesOf(lines).length > 1
  const amounts = (figures: readonly (number | null)[]) => (isMixed ? null : sum(figures))
  const let_ = lines.filter((line) => line.base_rent_month !== null)
  const base_rent_month = amounts(let_.map((line) => line.base_rent_month))
  const letArea = sum(let_.map((line) => line.area)) ?? 0
  const total = {
    _id: 'Total',
    store_no: 'Total',
    is_total: true,
    area,
    base_rent_month,
    base_rent_per_m2:
      base_rent_month === null || letArea === 0 ? null : Math.round((base_rent_month / letArea) * 100) / 100,
    mgmt_fee_month: amounts(lines.map((line) => line.mgmt_fee_month)),
    promo_fee_month: amounts(lines.map((line) => line.promo_fee_month)),
    deposit: amounts(lines.map((line) => line.deposit)),
  }
  const rows = lines.map((line) => ({ ...line, _id: `${line.store_id} ${line.tenant_ship_id}` }))
  return [...rows, ...(rows.length > 0 ? [total] : [])]
}

/** The currencies of the amounts. */
export const currenciesOf = (lines: readonly Pick<Line, 'currency'>[]): readonly string[] => [
  ...new Set(lines.flatMap(({ currency }) => currency ?? [])),
]

/** In hundredths, which add up exactly; null without any figure. */
function sum(figures: readonly (number | null)[]): number | null {
  const given = figures.filter((figure) => figure !== null)
  return given.length === 0 ? null : given.reduce((all, one) => all + Math.round(one * 100), 0) / 100
}
