import type { Permit } from '#contract/permit.ts'
import { commonColumns, siteDay } from '#server/demo/commonColumns.ts'
import { at, random } from '#server/demo/random.ts'
import type { DemoSite } from '#server/demo/sites.ts'
import type { DemoStore } from '#server/plugins/brandDB/demo/stores.ts'
import type { DemoUser } from './users.ts'

/** The owners of stores; `now` is in unix seconds. */
export interface SpaceOwnerOptions {
  sites: readonly DemoSite[]
  stores: readonly DemoStore[]
  users: readonly DemoUser[]
  createdAt: number
  now: number
}

/**
 * What a role may do with the stores of its sites: with all of them or, for floor staff, with the stores that
 * they look after.
 */
const grants: Record<string, { permits: Permit[]; all: boolean }> = {
  group_manager: { permits: ['tour', 'scoring', 'sales', 'lease', 'contact'], all: true },
  rm_manager: { permits: ['tour', 'scoring', 'contact'], all: true },
  rmhk_manager: { permits: ['tour', 'scoring', 'contact'], all: true },
  rm_officer: { permits: ['tour', 'scoring'], all: false },
  rmhk_officer: { permits: ['tour', 'scoring'], all: false },
  leasing_officer: { permits: ['lease'], all: true },
  leasing_manager: { permits: ['lease'], all: true },
  perf_analyst: { permits: ['sales'], all: true },
  perf_manager: { permits: ['sales'], all: true },
  dp_team: { permits: ['tour'], all: true },
  // An agency sends its customers to every shop of its site.
  myscust_agency: { permits: ['tour'], all: true },
}

/** The lists of own stores: rows of `space_owner`. */
export const spaceOwners = ({ sites, stores, users, createdAt, now }: SpaceOwnerOptions) => {
  const owners: OwnerRow[] = []
  users.forEach((user, userIndex) => {
    const given = user.roles.flatMap((role) => grants[role] ?? [])
    if (given.length === 0 || !user.is_active || isBeginner(user)) return
    for (const site of sites.filter(({ _id }) => user.sites.includes(_id))) {
      const units = stores.filter((store) => store.site === site._id)
      const permits = permitsOf(
        user,
        given.flatMap((grant) => grant.permits),
      )
      const owned = given.some(({ all }) => all) ? 'all' : walk(user, units, 9100 + userIndex)
      owners.push({ ...row(user, site, permits, createdAt), ...storesOf(owned) })
    }
  })
  const officer = users.find(({ username }) => username === 'gz.officer')
  const [home] = sites
  if (officer && home) {
    const owned = stores.filter(isVacantAt(home))
    owners.push({ ...formerList(officer, home, createdAt, now), ...storesOf(owned) })
  }
  return owners
}

/** Every store of the site, or these. */
const storesOf = (stores: 'all' | readonly DemoStore[]) => ({
  all_stores: stores === 'all',
  store_ids: stores === 'all' ? [] : stores.map(({ _id }) => _id),
})

/** The stores of a list. */
export const storesIn = (
  { site, all_stores, store_ids }: Pick<OwnerRow, 'site' | 'all_stores' | 'store_ids'>,
  stores: readonly DemoStore[],
): readonly DemoStore[] =>
  stores.filter((store) => store.site === site && (all_stores || store_ids.includes(store._id)))

type OwnerRow = ReturnType<typeof row> & ReturnType<typeof storesOf>

const row = (user: DemoUser, site: DemoSite, permits: Permit[], createdAt: number) => ({
  _id: `SO-${user._id}-${site.code}`,
  user_id: user._id,
  site: site._id,
  permits,
  valid_from: null as string | null,
  valid_to: null as string | null,
  ...commonColumns(createdAt),
})

// Edge case: an expired list. Floor staff have no vacant units, so it grants nothing that another list does
// not.
const formerList = (user: DemoUser, site: DemoSite, createdAt: number, now: number) => ({
  ...row(user, site, ['tour', 'scoring', 'contact'], createdAt),
  _id: `SO-${user._id}-${site.code}-former`,
  valid_from: siteDay(now - 400 * 86_400),
  valid_to: siteDay(now - 30 * 86_400),
})

const isVacantAt = (site: DemoSite) => (store: DemoStore) =>
  store.site === site._id && store.status === 'vacant'

// Assistants accompany somebody. People from outside have the lowest level too.
const isBeginner = ({ staff_level, roles }: DemoUser) =>
  staff_level === 1 && !roles.includes('myscust_agency')

const permitsOf = ({ staff_level }: DemoUser, permits: readonly Permit[]): Permit[] => {
  const isSenior = staff_level >= 3 && permits.includes('scoring')
  return [...new Set(isSenior ? [...permits, 'contact' as const] : permits)]
}

// Ten to forty neighbouring units, with those that they were split or merged into.
const walk = ({ username }: DemoUser, units: readonly DemoStore[], seed: number): DemoStore[] => {
  const chance = random(seed)
  const doors = units
    .filter(({ status }) => status !== 'vacant')
    .toSorted((a, b) => (a.floor_id + a.store_no < b.floor_id + b.store_no ? -1 : 1))
  const count = Math.min(chance.int(10, 36), Math.max(10, Math.floor(doors.length * 0.6)))
  const start = chance.int(0, doors.length - 1)
  const numbers = new Set(Array.from({ length: count }, (_, index) => at(doors, start + index).store_no))
  // The journeys start from a unit of this list that was merged into another of it.
  if (username === 'gz.officer') numbers.add('L2-115')
  return units.filter(
    ({ store_no }) =>
      numbers.has(store_no) || [...numbers].some((number) => grewOutOf(store_no, number, units)),
  )
}

// L1-103A and L1-103B were L1-103; L2-115 to L2-117 became L2-118 (see storeUnits).
const grewOutOf = (store_no: string, former: string, units: readonly DemoStore[]): boolean => {
  const unit = units.find((one) => one.store_no === former)
  if (unit?.is_split) return store_no.length === former.length + 1 && store_no.startsWith(former)
  return unit?.is_merge === true && store_no === 'L2-118'
}
