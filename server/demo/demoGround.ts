import { declaredPermissions } from '#server/http/declaredRows.ts'
import { brandPlacements } from '#server/plugins/brandDB/demo/brandPlacements.ts'
import { brandId, brandStatus, generateBrands } from '#server/plugins/brandDB/demo/brands.ts'
import { siteDay, unixSeconds } from './commonColumns.ts'
import type { DemoOptions } from './demoOptions.ts'
import { floors } from '#server/plugins/brandDB/demo/floors.ts'
import { roles } from '#server/plugins/System/demo/roles.ts'
import { sites } from './sites.ts'
import { siteStaff } from './siteStaff.ts'
import { letUnits, storeQuota } from '#server/plugins/brandDB/demo/storeQuotas.ts'
import { stores } from '#server/plugins/brandDB/demo/stores.ts'
import { users } from '#server/plugins/System/demo/users.ts'

/** What everything else of the demo operator is based on: its sites, people, brands and units. */
export type DemoGround = ReturnType<typeof demoGround>

/**
 * Creates it. `now` is in unix seconds, `today` is its date at the sites, `opened` the moment when the first
 * rows were written.
 */
export const demoGround = ({ scale, now: moment, hash, plugins }: DemoOptions) => {
  const small = scale === 'test'
  const now = unixSeconds(moment)
  const opened = now - 3 * 365 * 86_400
  const site = sites(opened)
  const floor = floors(site, opened)
  const role = roles(
    opened,
    declaredPermissions(plugins).map(({ key }) => key),
  )
  const user = users({ createdAt: opened, staffed: !small, hash })
  const brand = brands(small ? 150 : 3000, { small, now })
  const active = brand.filter(({ status }) => status === 'active')
  const made = stores({ sites: site, floors: floor, brands: active, small, now })
  const staff = new Map(site.map((one) => [one._id, siteStaff(one, user, role)]))
  return {
    ...made,
    small,
    now,
    today: siteDay(now),
    opened,
    plugins,
    sites: site,
    floors: floor,
    roles: role,
    users: user,
    brands: brand,
    stores: made.rows,
    letStores: made.rows.filter(({ _id }) => made.brandOf.has(_id)),
    /** The staff of a site by task. */
    staffAt: (one: { _id: string }) => {
      const found = staff.get(one._id)
      if (found === undefined) throw new Error(`no staff at ${one._id}`)
      return found
    },
  }
}

// The active brands are known before the brands are made, so that each can be made with its malls.
const brands = (count: number, { small, now }: { small: boolean; now: number }) => {
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  const active = numbers.filter((number) => brandStatus(number) === 'active').map(brandId)
  const rooms = sites(now).map(({ _id }, index) => ({ site: _id, units: letUnits(storeQuota(index, small)) }))
  const placed = brandPlacements(active, rooms, small ? 3 : 12)
  return [...generateBrands(count, { now, sitesOf: (id) => placed.get(id) ?? [] })]
}
