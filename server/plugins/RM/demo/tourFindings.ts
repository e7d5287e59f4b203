import { siteDay } from '#server/demo/commonColumns.ts'
import { at, type Random } from '#server/demo/random.ts'
import type { DemoSite } from '#server/demo/sites.ts'
import { problemKinds } from './tourProblemTexts.ts'
import { tourProblemTimes, type ProblemStatus, type ProblemTimes } from './tourProblemTimes.ts'

// Of a hundred problems. At full scale 468 of 3,600 are still open, of which 90 are overdue.
const shares: Record<ProblemStatus, number> = {
  closed: 74,
  verified: 6,
  fixed: 5,
  in_progress: 4,
  assigned: 5,
  open: 3,
  reopened: 1,
  void: 2,
}
const waiting: readonly ProblemStatus[] = ['open', 'assigned', 'in_progress', 'reopened']

/** Returns statuses of problems in these shares, and which are overdue. */
export const statusSource = (small: boolean) => {
  const names = Object.keys(shares) as ProblemStatus[] // the record above has exactly these keys
  const round = small
    ? [...names, 'closed' as const, 'closed' as const]
    : names.flatMap((name) => Array<ProblemStatus>(shares[name]).fill(name))
  let counted = 0
  let waited = 0
  const overdueUpTo = (count: number) => Math.floor(small ? (count + 2) / 4 : (count * 90) / 468)
  return () => {
    const status = at(round, counted++)
    if (!waiting.includes(status)) return { status, isOverdue: false }
    waited += 1
    return { status, isOverdue: overdueUpTo(waited) > overdueUpTo(waited - 1) }
  }
}

interface Draft {
  status: ProblemStatus
  isOverdue: boolean
  chance: Random
}

// Hours allowed by severity; Hong Kong is stricter.
const dueHours = { mainland: [4, 24, 72, 168], hongKong: [4, 24, 48, 120] }

/** The hours allowed for a problem of a severity at a site. */
export const dueHoursAt = (site: DemoSite, severity: number) =>
  at(site.site_region === 'HK' ? dueHours.hongKong : dueHours.mainland, severity - 1)

/** What was found in one shop, and how it developed. */
export const tourFinding = ({
  site,
  now,
  chance,
  status,
  isOverdue,
}: Draft & { site: DemoSite; now: number }) => {
  const kind = chance.pick(problemKinds)
  const usual = chance.pick(kind.severities)
  // Urgent problems that are not overdue were found minutes ago: rare, and impossible before the shops open.
  const severity = waiting.includes(status) && !isOverdue ? Math.max(usual, 3) : usual
  const hours = dueHoursAt(site, severity)
  const draw = () => tourProblemTimes({ status, dueHours: hours, isOverdue, now, chance })
  let times = draw()
  for (let tries = 0; tries < 60 && !isLikely(site, times); tries++) times = draw()
  return { kind, severity, times, status, chance }
}

// People work while the shops are open, and the Beijing site has no tours on weekends.
const isLikely = (site: DemoSite, { found_at, fixed_at, verified_at }: ProblemTimes) =>
  [found_at, fixed_at, verified_at].every((moment) => moment === null || isOpen(moment)) &&
  !(site.code === 'BJHACC' && isWeekend(found_at))

const isOpen = (moment: number) => Math.abs(((moment / 3600 + 8) % 24) - 15.5) < 6.5
/** Whether a moment is on a Saturday or Sunday at the sites. */
export const isWeekend = (moment: number) =>
  [0, 6].includes(new Date(`${siteDay(moment)}T00:00:00Z`).getUTCDay())
