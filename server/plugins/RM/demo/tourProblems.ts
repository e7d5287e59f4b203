import type { DemoBrand } from '#server/plugins/brandDB/demo/brands.ts'
import { commonColumns, siteDay } from '#server/demo/commonColumns.ts'
import { random, type Random } from '#server/demo/random.ts'
import type { DemoSite } from '#server/demo/sites.ts'
import type { SiteStaff } from '#server/demo/siteStaff.ts'
import type { DemoStore } from '#server/plugins/brandDB/demo/stores.ts'
import { isWeekend, statusSource, tourFinding } from './tourFindings.ts'
import type { ProblemStory } from './problemEvents.ts'
import { closeReasons, fixNotes, reopenReasons, voidReasons } from './tourProblemTexts.ts'
import type { ProblemStatus } from './tourProblemTimes.ts'

/** Where problems are found and by whom; `now` is in unix seconds. */
export interface TourProblemOptions {
  sites: readonly DemoSite[]
  stores: readonly DemoStore[]
  brandOf: ReadonlyMap<string, DemoBrand>
  staffAt: (site: DemoSite) => SiteStaff
  small: boolean
  now: number
}

/** A row of the table `tour_problem`, without its tour, and its history. */
export type TourProblem = ReturnType<typeof problem>

/** What staff found on their tours in the last twelve months, in every status at every site. */
export const tourProblems = ({ sites, stores, brandOf, staffAt, small, now }: TourProblemOptions) => {
  const statuses = statusSource(small)
  const numberOf = problemNumbers()
  let counted = 0
  return sites.flatMap((site, siteIndex) => {
    const units = stores.filter((store) => store.site === site._id)
    const count = small ? (siteIndex === 0 ? 30 : 10) : 3 * units.length
    const staff = staffAt(site)
    const tenanted = units.filter(({ _id }) => brandOf.has(_id))
    return Array.from({ length: count }, () =>
      tourFinding({ site, now, chance: random(77_000 + counted++), ...statuses() }),
    )
      .toSorted((a, b) => a.times.found_at - b.times.found_at)
      .map((finding) => {
        const here = tenanted.filter(
          ({ effective_from }) => effective_from <= siteDay(finding.times.found_at),
        )
        const store = finding.chance.pick(here)
        const problem_no = numberOf(site, finding.times.found_at)
        return problem({
          ...finding,
          site,
          staff,
          store,
          problem_no,
          brand_id: brandOf.get(store._id)?._id ?? null,
        })
      })
  })
}

// GZ261115001: the site, the day, and a running number for the day.
const problemNumbers = () => {
  const counts = new Map<string, number>()
  return (site: DemoSite, moment: number) => {
    const day = `${site.code}${siteDay(moment).slice(2).replaceAll('-', '')}`
    const count = (counts.get(day) ?? 0) + 1
    counts.set(day, count)
    return `${day}${String(count).padStart(3, '0')}`
  }
}

interface Sketch extends ReturnType<typeof tourFinding> {
  site: DemoSite
  staff: SiteStaff
  store: DemoStore
  problem_no: string
  brand_id: string | null
}

const problem = ({
  kind,
  severity,
  times: { reopened_at, ...times },
  status,
  chance,
  site,
  staff,
  store,
  problem_no,
  brand_id,
}: Sketch) => {
  const inHongKong = site.site_region === 'HK'
  const text = chance.pick(kind.texts.filter(({ isFood }) => !isFood || store.category_id === 'BC1'))
  const finder = staff.finder(chance)
  const fixer = staff.fixer(chance)
  const moments = [
    times.found_at,
    times.assigned_at,
    times.started_at,
    times.fixed_at,
    times.verified_at,
    times.closed_at,
    reopened_at,
  ]
  const row = {
    _id: `TP-${problem_no}`,
    problem_no,
    site: site._id,
    store_id: store._id,
    brand_id,
    floor_id: store.floor_id,
    category: kind.category,
    severity,
    title: inHongKong ? text.title_tc : text.title,
    description: inHongKong ? text.description_tc : text.description,
    department: kind.department,
    assignee_id: times.assigned_at === null ? null : fixer,
    found_by: finder,
    ...times,
    fixed_by: times.fixed_at === null ? null : fixer,
    verified_by: times.verified_at === null ? null : staff.verifier(chance, fixer),
    status,
    close_reason: closeReason(status, chance)?.[inHongKong ? 1 : 0] ?? null,
    source: source(site, times.found_at, chance),
    fix_note: times.fixed_at === null ? null : chance.pick(fixNotes)[inHongKong ? 1 : 0],
    ...commonColumns(times.found_at, Math.max(...moments.map((moment) => moment ?? 0))),
    created_by: finder,
  }
  const manager = row.verified_by ?? staff.verifier(chance, fixer)
  const reopenReason = chance.pick(reopenReasons)[inHongKong ? 1 : 0]
  const story: ProblemStory = { ...row, reopened_at, manager, reopenReason }
  return { row, story }
}

const closeReason = (status: ProblemStatus, chance: Random) => {
  if (status === 'closed') return chance.pick(closeReasons)
  return status === 'void' ? chance.pick(voidReasons) : null
}

const source = (site: DemoSite, moment: number, chance: Random) => {
  if (site.code === 'BJHACC' && isWeekend(moment)) return 'manual'
  if (chance.chance(0.8)) return 'tour'
  return chance.chance(0.15) ? 'flag' : 'manual'
}
