import { brandPlacements } from './brandPlacements.ts'
import { brandId, brandStatus, generateBrands } from './brands.ts'
import { unixSeconds } from './commonColumns.ts'
import { departments } from './departments.ts'
import {
  brandCategories,
  brandTags,
  level1Classifications,
  level2Classifications,
  staffLevels,
} from './dictionaries.ts'
import { floors } from './floors.ts'
import { languageMessages } from './languages.ts'
import { menus } from './menus.ts'
import { params } from './params.ts'
import { permissions } from './permissions.ts'
import { roles } from './roles.ts'
import { sites } from './sites.ts'
import { spaceOwners } from './spaceOwners.ts'
import { letUnits, storeQuota } from './storeQuotas.ts'
import { stores } from './stores.ts'
import { tourProblems } from './tourProblems.ts'
import { users } from './users.ts'

/** How the demo operator is made: the same scale and day give the same rows, except for the salt in `hash`. */
export interface DemoOptions {
  /** `test` is small and holds every state, edge row and fixture; `demo` is a working group of nine malls; `full` has more history. */
  scale: 'test' | 'demo' | 'full'
  /** The moment the demo data ends on: nothing has happened later. */
  now: Date
  /** Turns a clear-text password into what is stored. Called once for each account. */
  hash: (password: string) => string
}

/** One table's rows: plain values by column name; lists and objects are not yet turned into JSON. */
export interface DemoTable {
  table: string
  rows: Iterable<Record<string, unknown>>
}

/** The tables of the demo operator, Lumen Malls Group, in an order in which every reference already exists. */
export function demoOperator({ scale, now, hash }: DemoOptions): DemoTable[] {
  const small = scale === 'test'
  const today = unixSeconds(now)
  const opened = today - 3 * 365 * 86_400
  const site = sites(opened)
  const floor = floors(site, opened)
  const role = roles(opened)
  const user = users({ createdAt: opened, staffed: !small, hash })
  const brand = brands(small ? 150 : 3000, { small, now: today })
  const active = brand.filter(({ status }) => status === 'active')
  const { rows: store, brandOf } = stores({ sites: site, floors: floor, brands: active, small, now: today })
  const problems = tourProblems({
    sites: site,
    stores: store,
    brandOf,
    users: user,
    roles: role,
    small,
    now: today,
  })
  const { owners, owned } = spaceOwners({
    sites: site,
    stores: store,
    users: user,
    createdAt: opened,
    now: today,
  })
  return [
    { table: 'site', rows: site },
    { table: 'department', rows: departments(opened) },
    { table: 'staff_level', rows: staffLevels(opened) },
    { table: 'permission', rows: permissions(opened) },
    { table: 'role', rows: role },
    { table: 'user', rows: user },
    { table: 'menu', rows: menus(opened) },
    { table: 'param', rows: params(opened) },
    { table: 'i18n_message', rows: languageMessages(opened) },
    { table: 'brand_category', rows: brandCategories(opened) },
    { table: 'level1_classification', rows: level1Classifications(opened) },
    { table: 'level2_classification', rows: level2Classifications(opened) },
    { table: 'brand_tag', rows: brandTags(opened) },
    { table: 'brand', rows: brand },
    { table: 'floor', rows: floor },
    { table: 'store', rows: store },
    { table: 'space_owner', rows: owners },
    { table: 'space_owner_store', rows: owned },
    { table: 'tour_problem', rows: problems },
  ]
}

// Which brands are active is known before they are made, so that each can be made with its malls.
const brands = (count: number, { small, now }: { small: boolean; now: number }) => {
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  const active = numbers.filter((number) => brandStatus(number) === 'active').map(brandId)
  const rooms = sites(now).map(({ _id }, index) => ({ site: _id, units: letUnits(storeQuota(index, small)) }))
  const placed = brandPlacements(active, rooms, small ? 3 : 12)
  return [...generateBrands(count, { now, sitesOf: (id) => placed.get(id) ?? [] })]
}
