import { trades } from '#server/plugins/brandDB/demo/classifications.ts'
import { randomFor, type Random } from '#server/demo/random.ts'
import type { SalesFixture } from '#server/plugins/PS/demo/salesFixtures.ts'
import type { Stay } from './stays.ts'
import { siteStrength, tradeFigures } from '#server/plugins/PS/demo/tradeFigures.ts'

/**
 * The payments of a tenant, in the currency of the site, as of today; `base` is per month, or per month and
 * square metre if `isPerM2`.
 */
export interface LeaseTerms {
  model: 'fixed' | 'turnover' | 'higher_of' | 'base_plus'
  base: number | null
  isPerM2: boolean
  /** The yearly growth of the base rent. */
  growth: number
  rate: number | null
  /** Monthly sales above which `base_plus` adds the share; null: the natural break point, base over rate. */
  breakPoint: number | null
  mgmtPerM2: number
  promoPerM2: number
  rentFreeDays: number
  basis: 'net' | 'gross'
  period: 'month' | 'year'
}

/** The sales of a stay in a usual month, by its trade, its size, its site, and chance. */
export const usualSales = ({
  store,
  brand,
  site,
  share,
}: Pick<Stay, 'store' | 'brand' | 'site' | 'share'>) => {
  const { density } = tradeFigures(brand.level1_id)
  const chance = randomFor(`sales ${store._id} ${brand._id}`)
  const luck = 0.55 + 0.45 * (chance.next() + chance.next())
  const size = store.area < 40 ? 1.8 : store.area > 800 ? 0.8 : 1
  return Math.round(density * siteStrength(site.code) * size * luck * store.area * share)
}

/** The terms of a lease. Those of the examples are chosen so that their figures can be worked out by hand. */
export const leaseTerms = (stay: Stay, fixture?: SalesFixture): LeaseTerms => {
  if (fixture === 'worked') return workedTerms
  const chance = randomFor(`terms ${stay.store._id} ${stay.brand._id}`)
  const isSimple = fixture === 'over' || fixture === 'even'
  const model = isSimple ? 'fixed' : modelOf(chance)
  const sales = usualSales(stay)
  const fees = feesOf(stay)
  const area = stay.store.area * stay.share
  const cost = sales * benchmark(stay) * (0.6 + 0.5 * chance.next())
  const rent = Math.max(cost - (fees.mgmtPerM2 + fees.promoPerM2) * area, cost * 0.3)
  const rate = Math.max(0.02, Math.round((rent / sales) * (0.9 + 0.2 * chance.next()) * 200) / 200)
  const base = rent * { fixed: 1, turnover: 0, higher_of: 0.85, base_plus: 0.8 }[model]
  const isPerM2 = !isSimple && chance.chance(0.2)
  return {
    model,
    base: model === 'turnover' ? null : isPerM2 ? Math.max(1, Math.round(base / area)) : hundreds(base),
    isPerM2,
    growth: isSimple ? 0 : chance.pick([0, 0.03, 0.04, 0.05]),
    rate:
      model === 'fixed' ? null : model === 'base_plus' ? Math.max(0.02, Math.round(rate * 100) / 200) : rate,
    breakPoint:
      model === 'base_plus' && chance.chance(0.6) ? Math.round(sales / 10_000) * 10_000 || null : null,
    ...fees,
    rentFreeDays: isSimple ? 0 : chance.pick([0, 30, 45, 60, 90]),
    basis: model !== 'fixed' && chance.chance(0.15) ? 'net' : 'gross',
    period: model === 'higher_of' && chance.chance(0.06) ? 'year' : 'month',
  }
}

const workedTerms: LeaseTerms = {
  model: 'higher_of',
  base: 60_000,
  isPerM2: false,
  growth: 0,
  rate: 0.12,
  breakPoint: null,
  mgmtPerM2: 45,
  promoPerM2: 10,
  rentFreeDays: 0,
  basis: 'gross',
  period: 'month',
}

const hundreds = (amount: number) => Math.max(100, Math.round(amount / 100) * 100)

const modelOf = (chance: Random): LeaseTerms['model'] => {
  const drawn = chance.next()
  if (drawn < 0.35) return 'fixed'
  if (drawn < 0.45) return 'turnover'
  return drawn < 0.9 ? 'higher_of' : 'base_plus'
}

// Large tenants pay less for the common space; in Hong Kong everybody pays more.
const feesOf = ({ store, site }: Stay) => {
  const [mgmt, promo] = store.area > 1500 ? [12, 3] : store.area > 400 ? [30, 6] : [45, 10]
  const factor = site.site_region === 'HK' ? 2 : 1
  return { mgmtPerM2: mgmt * factor, promoPerM2: promo * factor }
}

const benchmark = ({ brand }: Stay) => trades.find(({ code }) => code === brand.level1_id)?.ocr ?? 0.2
