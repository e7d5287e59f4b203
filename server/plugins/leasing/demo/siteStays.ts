import type { DemoBrand } from '#server/plugins/brandDB/demo/brands.ts'
import { addDays } from '#server/demo/calendar.ts'
import { randomFor, type Random } from '#server/demo/random.ts'
import { salesFixtures, workedStore, type SalesFixture } from '#server/plugins/PS/demo/salesFixtures.ts'
import type { DemoSite } from '#server/demo/sites.ts'
import { currentStay, endedEarly, formerStays, nextStay, type Role, type Stay } from './stays.ts'
import type { DemoStore } from '#server/plugins/brandDB/demo/stores.ts'
import type { Succession } from '#server/plugins/brandDB/demo/successions.ts'
import type { TenancyQuota } from './tenancyQuotas.ts'

/** A site to be filled; `brands` are those that may have been there before. `today` is `YYYY-MM-DD`. */
export interface SiteStayOptions {
  site: DemoSite
  stores: readonly DemoStore[]
  successions: readonly Succession[]
  brandOf: ReadonlyMap<string, DemoBrand>
  brands: readonly DemoBrand[]
  quota: TenancyQuota
  hasFixtures: boolean
  today: string
}

/** All tenants who are in the units of a site, were there before, or have signed for a unit. */
export const siteStays = (options: SiteStayOptions) => {
  const { site, stores, brandOf, quota, today, hasFixtures } = options
  const { roleOf, fixtures } = roles(options)
  const current = stores.flatMap((store) => {
    const brand = brandOf.get(store._id)
    return brand ? [currentStay(site, store, brand, { role: roleOf(store), today })] : []
  })
  const next = current
    .filter(({ role }) => role === 'notice')
    .map((stay) => nextStay(stay, brandFor(options, stay.store)(randomFor(`next ${stay.store._id}`))))
  const former = stores
    .flatMap((store) => formerOf(store, current, options))
    .toSorted((a, b) => ((a.exit ?? '') > (b.exit ?? '') ? -1 : 1))
    .slice(0, quota.past - (hasFixtures ? 1 : 0))
    .map((stay, index) => (index % 4 === 1 ? endedEarly(stay) : stay))
  return { current, next, former: hasFixtures ? withShared(former, options) : former, fixtures }
}

// The roles of units that never changed, after a fixed shuffle; the examples of sales take the rest first.
const roles = ({ site, stores, successions, brandOf, quota, hasFixtures }: SiteStayOptions) => {
  const changed = new Set(successions.map(({ child }) => child._id))
  const trading = stores.filter(({ _id, status }) => brandOf.has(_id) && status === 'trading')
  const order = new Map(trading.map(({ _id }) => [_id, randomFor(`role ${_id}`).next()]))
  const plain = trading
    .filter(({ _id, store_type }) => !changed.has(_id) && _id !== workedStore && store_type !== 'cinema')
    .toSorted((a, b) => (order.get(a._id) ?? 0) - (order.get(b._id) ?? 0))
  const { holdover, expiring, notice, renewed } = quota
  const wanted: Role[] = [
    ...Array<Role>(holdover).fill('holdover'),
    ...Array<Role>(notice).fill('notice'),
    ...Array<Role>(expiring - notice).fill('expiring'),
    ...Array<Role>(renewed).fill('renewed'),
  ]
  if (plain.length < wanted.length) throw new Error(`${site.code} has too few units for its leases`)
  const roleById = new Map(wanted.map((role, index) => [plain[index]?._id, role]))
  const rest = [...plain.slice(wanted.length), ...trading.filter(({ _id }) => changed.has(_id))]
  const fixtures: ReadonlyMap<string, SalesFixture> = hasFixtures ? salesFixtures(rest) : new Map()
  const roleOf = ({ _id, status }: DemoStore): Role => {
    if (status === 'fitting_out') return 'fitting_out'
    return roleById.get(_id) ?? (fixtures.has(_id) ? 'settled' : 'usual')
  }
  return { roleOf, fixtures }
}

// Of units that became others, the first one's tenant moved into the new unit.
const formerOf = (store: DemoStore, current: readonly Stay[], options: SiteStayOptions): Stay[] => {
  const { site, successions, brandOf, today } = options
  const heir = successions.find(({ parent, isMain }) => parent === store && isMain)
  const stay = current.find((one) => one.store === store)
  const chance = randomFor(`empty ${store._id}`)
  const until =
    store.effective_to ?? addDays(stay?.start ?? today, -chance.int(stay ? 30 : 20, stay ? 100 : 300))
  const draw = brandFor(options, store)
  const stays = formerStays(site, store, { until, brandFor: draw })
  const stayed = heir ? brandOf.get(heir.child._id) : undefined
  return stays.map((one, index) => (index === 0 && stayed ? { ...one, brand: stayed } : one))
}

// Brands of the trade of the unit, except its current brand.
const brandFor = ({ brands, brandOf }: SiteStayOptions, store: DemoStore) => {
  const there = brandOf.get(store._id)
  const fitting = brands.filter((brand) => brand !== there && brand.category_id === store.category_id)
  return (chance: Random): DemoBrand => chance.pick(fitting.length > 0 ? fitting : brands)
}

// Edge case: two tenants who shared a unit for a season, 0.6 and 0.4 of it.
const withShared = (former: Stay[], options: SiteStayOptions): Stay[] => {
  const index = former.findIndex(
    ({ store }) => options.brandOf.get(store._id) === undefined && !store.effective_to,
  )
  const stay = former[index]
  if (stay === undefined) throw new Error(`${options.site.code} has no empty unit that was shared`)
  const other = brandFor(options, stay.store)(randomFor(`shared ${stay.store._id}`))
  const brand = other === stay.brand ? (options.brands.find((one) => one !== other) ?? other) : other
  return former.toSpliced(index, 1, { ...stay, share: 0.6 }, { ...stay, brand, share: 0.4 })
}
