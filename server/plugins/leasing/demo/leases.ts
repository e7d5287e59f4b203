import { addDays, addYears, daysBetween } from '#server/demo/calendar.ts'
import { commonColumns } from '#server/demo/commonColumns.ts'
import { usualSales, type LeaseTerms } from './leaseTerms.ts'
import { randomFor } from '#server/demo/random.ts'
import type { Stay } from './stays.ts'

export type LeaseStatus =
  | 'draft'
  | 'pending_approval'
  | 'signed'
  | 'active'
  | 'expired'
  | 'terminated'
  | 'renewed'
  | 'holdover'

/** A lease before it becomes a row: its tenant, its dates, and its terms. */
export interface Lease {
  _id: string
  stay: Stay
  company_id: string
  start: string
  end: string
  status: LeaseStatus
  prev: string | null
  terms: LeaseTerms
}

/** Rows of the table `lease_ship`; contracts of a site are numbered by the year in which they begin. */
export const leaseShips = (leases: readonly Lease[], today: string) => {
  const counts = new Map<string, number>()
  return leases.map((lease) => {
    const { stay, terms, start, end, status } = lease
    const chance = randomFor(`lease ${lease._id}`)
    const series = `${stay.site.code.toUpperCase()}-${start.slice(0, 4)}`
    counts.set(series, (counts.get(series) ?? 0) + 1)
    const area = Math.round(stay.store.area * stay.share * 100) / 100
    const monthly =
      (terms.base ?? 0) * (terms.isPerM2 ? area : 1) + (terms.mgmtPerM2 + terms.promoPerM2) * area
    const isSigned = status !== 'draft' && status !== 'pending_approval'
    return {
      _id: lease._id,
      contract_no: `${series}-${String(counts.get(series)).padStart(4, '0')}`,
      site: stay.site._id,
      store_ids: [stay.store._id],
      brand_id: stay.brand._id,
      company_id: lease.company_id,
      lease_type: leaseType(lease),
      sign_date: isSigned ? signDate(start, today) : null,
      start_date: start,
      end_date: end,
      rent_free_days: lease.prev === null ? terms.rentFreeDays : 0,
      rent_model: terms.model,
      currency: stay.site.currency,
      shares_unit: stay.share < 1,
      area,
      deposit: Math.round(monthly * 3),
      mgmt_fee_per_m2: terms.mgmtPerM2,
      promo_fee_per_m2: terms.promoPerM2,
      turnover_basis: terms.basis,
      turnover_period: terms.period,
      break_date: chance.chance(0.15) && daysBetween(start, end) > 1000 ? addYears(start, 2) : null,
      renewal_option: chance.chance(0.4),
      status,
      prev_lease_id: lease.prev,
      terminated_on: status === 'terminated' ? stay.exit : null,
      termination_reason: status === 'terminated' ? '双方协商提前解约' : null,
      rent_steps: rentSteps(lease, today),
      turnover_tiers: turnoverTiers(lease),
      ...commonColumns(Date.parse(signDate(start, today)) / 1000),
    }
  })
}

const leaseType = ({ stay, prev, start }: Lease) => {
  if (prev !== null) return 'renewal'
  if (stay.store.store_type === 'popup') return 'popup'
  return stay.store.store_type === 'kiosk' && start.endsWith('1') ? 'licence' : 'new'
}

/** When a contract that begins on a day is signed: some weeks before, and not in the future. */
export const signDate = (start: string, today: string) => {
  const before = addDays(start, -45)
  return before < today ? before : addDays(today, -3)
}

/** The rent steps of a lease: one for every year, none if the rent is only a share of sales. */
function rentSteps({ start, end, terms }: Lease, today: string) {
  const { base, growth, isPerM2 } = terms
  if (base === null) return []
  const now = Math.max(0, Math.floor(daysBetween(start, today < end ? today : end) / 365.3))
  const years = Array.from({ length: Math.ceil(daysBetween(start, end) / 365) + 1 }, (_, year) => year)
  return years
    .filter((year) => addYears(start, year) <= end)
    .map((year) => {
      const rent = Math.round(base * (1 + growth) ** (year - now) * 100) / 100
      const last = addDays(addYears(start, year + 1), -1)
      return {
        from: addYears(start, year),
        to: last < end ? last : end,
        base_rent_month: isPerM2 ? null : rent,
        base_rent_per_m2: isPerM2 ? rent : null,
      }
    })
}

/** The share of sales, for some leases with a lower share above one and a half times the usual sales. */
function turnoverTiers({ _id, stay, terms }: Lease) {
  const { rate, breakPoint, model } = terms
  if (rate === null) return []
  const tier = { sales_category_id: null, from_amount: breakPoint ?? 0, to_amount: null, rate }
  if (model !== 'turnover' || !_id.endsWith('1')) return [tier]
  const edge = Math.max(10_000, Math.round((usualSales(stay) * 1.5) / 10_000) * 10_000)
  return [
    { ...tier, to_amount: edge },
    { ...tier, from_amount: edge, rate: Math.round(rate * 800) / 1000 },
  ]
}
