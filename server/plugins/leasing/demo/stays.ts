import type { DemoBrand } from '#server/plugins/brandDB/demo/brands.ts'
import { addDays, addYears, later, monthEnd, monthStart } from '#server/demo/calendar.ts'
import { randomFor, type Random } from '#server/demo/random.ts'
import type { DemoSite } from '#server/demo/sites.ts'
import type { DemoStore } from '#server/plugins/brandDB/demo/stores.ts'
import { tradeFigures } from '#server/plugins/PS/demo/tradeFigures.ts'

/** A brand in a unit for a period: what a tenancy and its lease are made from. Days are inclusive. */
export interface Stay {
  site: DemoSite
  store: DemoStore
  brand: DemoBrand
  role: Role
  /** When the tenancy began, which is earlier than its lease if the lease renewed another. */
  start: string
  leaseStart: string
  open: string | null
  end: string
  exit: string | null
  share: number
}

/**
 * What a stay is an example of; `usual` ones end in more than half a year, `settled` ones also began over a
 * year ago.
 */
export type Role =
  | 'usual'
  | 'settled'
  | 'fitting_out'
  | 'holdover'
  | 'expiring'
  | 'notice'
  | 'renewed'
  | 'next'
  | 'expired'
  | 'terminated'

/** The current tenant's position within the term of the lease. */
export const currentStay = (
  site: DemoSite,
  store: DemoStore,
  brand: DemoBrand,
  { role, today }: { role: Role; today: string },
): Stay => {
  const chance = randomFor(`stay ${store._id}`)
  const least = role === 'settled' ? 3 : role === 'renewed' ? 2 : 1
  const years = Math.max(leaseYears(store, brand), least)
  const floor = later(site.open_date, store.effective_from)
  const stay = { site, store, brand, role, exit: null, share: 1 }
  if (role === 'fitting_out') {
    const start = addDays(today, -chance.int(10, 60))
    return { ...stay, start, leaseStart: start, open: null, end: addDays(addYears(start, years), -1) }
  }
  const end = endOf(role, { today, years, chance })
  const leaseStart = later(floor, addDays(addYears(end, -years), 1))
  const start = role === 'renewed' ? later(floor, addYears(leaseStart, -years)) : leaseStart
  const isFirst = start === site.open_date || start === store.effective_from
  return { ...stay, start, leaseStart, open: isFirst ? start : addDays(start, chance.int(25, 60)), end }
}

/** The next tenant of a unit whose tenant leaves. */
export const nextStay = (leaving: Stay, brand: DemoBrand): Stay => {
  const start = addDays(leaving.end, 1)
  const end = addDays(addYears(start, leaseYears(leaving.store, brand)), -1)
  return { ...leaving, brand, role: 'next', start, leaseStart: start, open: null, end, exit: null }
}

/** The tenants of a unit before a day, the latest first, back to the third or the opening of the mall. */
export const formerStays = (
  site: DemoSite,
  store: DemoStore,
  { until, brandFor }: { until: string; brandFor: (chance: Random) => DemoBrand },
): Stay[] => {
  const chance = randomFor(`former ${store._id}`)
  const floor = later(site.open_date, store.effective_from)
  const stays: Stay[] = []
  let exit = until
  while (stays.length < 3) {
    const brand = brandFor(chance)
    const years = leaseYears(store, brand)
    const start = later(floor, addDays(addYears(exit, -years), 1))
    if (addDays(start, 100) > exit) break
    const open = start === floor ? start : addDays(start, chance.int(25, 60))
    stays.push({
      site,
      store,
      brand,
      role: 'expired',
      start,
      leaseStart: start,
      open,
      end: exit,
      exit,
      share: 1,
    })
    exit = monthEnd(addDays(start, -chance.int(40, 120)))
  }
  return stays
}

/** A stay, cut short by an early end of its lease. */
export const endedEarly = (stay: Stay): Stay => {
  const chance = randomFor(`early ${stay.store._id} ${stay.start}`)
  return { ...stay, role: 'terminated', end: monthEnd(stay.end, chance.int(3, 14)) }
}

const leaseYears = (store: DemoStore, brand: DemoBrand) =>
  store.store_type === 'popup' ? 1 : tradeFigures(brand.level1_id).years

const endOf = (role: Role, { today, years, chance }: { today: string; years: number; chance: Random }) => {
  if (role === 'holdover') return monthEnd(today, -chance.int(1, 4))
  if (role === 'notice') return monthEnd(today, chance.int(0, 1))
  if (role === 'settled') return monthEnd(today, chance.int(7, 18))
  if (role === 'expiring') return monthEnd(today, chance.int(1, 4))
  if (role === 'renewed') return addDays(addYears(monthStart(today, -chance.int(3, 20)), years), -1)
  return monthEnd(today, chance.int(7, Math.max(8, 12 * years - 4)))
}
