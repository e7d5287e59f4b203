import type { CompanyAt } from '#server/plugins/brandDB/demo/brandCompanies.ts'
import type { DemoBrand } from '#server/plugins/brandDB/demo/brands.ts'
import { addDays, addYears } from '#server/demo/calendar.ts'
import { commonColumns } from '#server/demo/commonColumns.ts'
import { signDate, type Lease, type LeaseStatus } from './leases.ts'
import { leaseTerms } from './leaseTerms.ts'
import { salesCategoryId } from '#server/plugins/PS/demo/salesCategories.ts'
import type { SalesFixture } from '#server/plugins/PS/demo/salesFixtures.ts'
import type { DemoSite } from '#server/demo/sites.ts'
import { siteStays } from './siteStays.ts'
import type { Role, Stay } from './stays.ts'
import type { DemoStore } from '#server/plugins/brandDB/demo/stores.ts'
import type { Succession } from '#server/plugins/brandDB/demo/successions.ts'
import { tenancyQuota } from './tenancyQuotas.ts'
import { tradeFigures } from '#server/plugins/PS/demo/tradeFigures.ts'

/** A stay with its id and its leases in chronological order; some former stays have none on record. */
export interface Tenancy extends Stay {
  _id: string
  company_id: string
  leases: Lease[]
  fixture: SalesFixture | undefined
}

/** What tenancies are made from; `today` is `YYYY-MM-DD`. */
export interface TenancyOptions {
  sites: readonly DemoSite[]
  stores: readonly DemoStore[]
  successions: readonly Succession[]
  brands: readonly DemoBrand[]
  brandOf: ReadonlyMap<string, DemoBrand>
  companyAt: CompanyAt
  small: boolean
  today: string
}

/** The tenancies of all sites, and all leases: those of the tenancies, and those in preparation. */
export const tenancies = ({
  sites,
  stores,
  successions,
  brands,
  brandOf,
  companyAt,
  small,
  today,
}: TenancyOptions) => {
  const settled = brands.filter(({ status }) => status === 'active' || status === 'inactive')
  const leases: Lease[] = []
  const list = sites.flatMap((site, siteIndex) => {
    const here = stores.filter((store) => store.site === site._id)
    const quota = tenancyQuota(siteIndex, small)
    const { current, next, former, fixtures } = siteStays({
      site,
      stores: here,
      successions: successions.filter(({ child }) => child.site === site._id),
      brandOf,
      brands: settled,
      quota,
      hasFixtures: siteIndex === 0,
      today,
    })
    const made = numbered([...next, ...current, ...former]).map(({ stay, _id }): Tenancy => {
      const isPast = stay.exit !== null
      const fixture = isPast ? undefined : fixtures.get(stay.store._id)
      const company_id = companyAt(stay.brand, site)
      const isOnRecord = isPast ? former.indexOf(stay) < quota.pastLeases : fixture !== 'no_lease'
      const own = isOnRecord ? leasesOf({ _id, stay, company_id }, fixture) : []
      return { ...stay, _id, company_id, leases: own, fixture }
    })
    leases.push(...made.flatMap((tenancy) => tenancy.leases), ...comingLeases(made, quota))
    return made
  })
  return { tenancies: list, leases }
}

// TS-GZ-L1-101-1 is the current or last tenancy of the unit; the next is 0, earlier ones are 2, 3, …
const numbered = (stays: readonly Stay[]) => {
  const counts = new Map<string, number>()
  return stays.map((stay) => {
    const count = stay.role === 'next' ? 0 : (counts.get(stay.store._id) ?? 0) + 1
    counts.set(stay.store._id, count)
    return { stay, _id: `TS-${stay.store._id.slice(2)}-${count}` }
  })
}

const leaseStatuses: Record<Role, LeaseStatus> = {
  usual: 'active',
  settled: 'active',
  fitting_out: 'active',
  holdover: 'holdover',
  expiring: 'active',
  notice: 'active',
  renewed: 'active',
  next: 'signed',
  expired: 'expired',
  terminated: 'terminated',
}

const leasesOf = (
  { _id, stay, company_id }: Pick<Tenancy, '_id' | 'company_id'> & { stay: Stay },
  fixture?: SalesFixture,
) => {
  const terms = leaseTerms(stay, fixture)
  const lease: Lease = {
    _id: _id.replace('TS-', 'LS-'),
    stay,
    company_id,
    start: stay.leaseStart,
    end: stay.end,
    status: leaseStatuses[stay.role],
    prev: null,
    terms,
  }
  if (stay.start === stay.leaseStart) return [lease]
  const before = `${lease._id}-before`
  const ended = {
    ...lease,
    _id: before,
    start: stay.start,
    end: addDays(stay.leaseStart, -1),
    status: 'renewed' as const,
  }
  return [
    { ...ended, terms: { ...terms, base: terms.base && Math.round(terms.base * 0.92) } },
    { ...lease, prev: before },
  ]
}

// Renewals of leases that end soon, in their different states; the last leases have none, and their tenants
// may leave.
const comingLeases = (made: readonly Tenancy[], quota: ReturnType<typeof tenancyQuota>): Lease[] => {
  const states: LeaseStatus[] = [
    ...Array<LeaseStatus>(quota.drafts).fill('draft'),
    ...Array<LeaseStatus>(quota.pending).fill('pending_approval'),
    ...Array<LeaseStatus>(quota.signed).fill('signed'),
  ]
  const ending = made.filter(({ role }) => role === 'expiring').flatMap(({ leases }) => leases)
  return states.flatMap((status, index) => {
    const lease = ending[index]
    if (lease === undefined) return []
    const start = addDays(lease.end, 1)
    const { years } = tradeFigures(lease.stay.brand.level1_id)
    const terms = { ...lease.terms, base: lease.terms.base && Math.round(lease.terms.base * 1.06) }
    const end = addDays(addYears(start, years), -1)
    return [{ ...lease, _id: `${lease._id}-next`, start, end, status, prev: lease._id, terms }]
  })
}

/** Rows of the table `tenant_ship`. */
export const tenantShips = (list: readonly Tenancy[], today: string) =>
  list.map((tenancy, index) => ({
    _id: tenancy._id,
    site: tenancy.site._id,
    store_id: tenancy.store._id,
    brand_id: tenancy.brand._id,
    company_id: tenancy.company_id,
    trade_name: tenancy.site.site_region === 'HK' ? tenancy.brand.name_tc : tenancy.brand.name,
    lease_ship_id: tenancy.leases.at(-1)?._id ?? null,
    start_date: tenancy.start,
    open_date: tenancy.open,
    end_date: tenancy.end,
    actual_exit_date: tenancy.exit,
    status: statusOf(tenancy),
    share_ratio: tenancy.share,
    sales_category_id: salesCategoryId(tradeFigures(tenancy.brand.level1_id).sells),
    is_comparable_excluded: index % 97 === 96,
    pos_code: tenancy.open === null ? null : `${tenancy.site.code}${String(index + 1).padStart(4, '0')}`,
    ...commonColumns(Date.parse(signDate(tenancy.start, today)) / 1000),
  }))

const statusOf = ({ role, exit }: Tenancy) => {
  if (exit !== null) return 'exited'
  if (role === 'next') return 'signed'
  return role === 'notice' || role === 'fitting_out' ? role : 'trading'
}
