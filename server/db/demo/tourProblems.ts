import type { DemoBrand } from './brands.ts'
import { commonColumns, siteDay } from './commonColumns.ts'
import { at, random, type Random } from './random.ts'
import type { DemoSite } from './sites.ts'
import type { DemoStore } from './stores.ts'
import { closeReasons, problemKinds, voidReasons } from './tourProblemTexts.ts'
import { tourProblemTimes, type ProblemStatus } from './tourProblemTimes.ts'
import { siteStaff, type SiteStaff } from './siteStaff.ts'
import type { DemoUser } from './users.ts'

/** What problems are found in and by whom; `now` is in unix seconds. */
export interface TourProblemOptions {
  sites: readonly DemoSite[]
  stores: readonly DemoStore[]
  brandOf: ReadonlyMap<string, DemoBrand>
  users: readonly DemoUser[]
  small: boolean
  now: number
}

/** What staff found on their tours in the last twelve months, every state at every site. */
export const tourProblems = (options: TourProblemOptions) => {
  const numbers = problemNumbers()
  let counted = 0
  return options.sites.flatMap((site) => {
    const units = options.stores.filter((store) => store.site === site._id && options.brandOf.has(store._id))
    const staff = siteStaff(site, options.users)
    const plan = statusesAt(options, site._id).map((status) => {
      const number = counted++
      const chance = random(77_000 + number)
      return { status, chance, ...sketch(options, { site, status, chance, overdue: isOverdue(options.small) }) }
    })
    return plan
      .toSorted((a, b) => a.times.found_at - b.times.found_at)
      .map((one) => row({ ...one, site, staff, unit: one.chance.pick(units), numbers, options }))
  })
}
