import { addDays, momentOf } from '#server/demo/calendar.ts'
import { commonColumns, siteDay } from '#server/demo/commonColumns.ts'
import { at, randomFor, type Random } from '#server/demo/random.ts'
import type { DemoSite } from '#server/demo/sites.ts'
import type { SiteStaff } from '#server/demo/siteStaff.ts'
import type { DemoStore } from '#server/plugins/brandDB/demo/stores.ts'
import { scheduleIdOf } from './tourSchedules.ts'
import { isWeekend } from './tourFindings.ts'
import type { TourProblem } from './tourProblems.ts'
import type { Walker } from './walkers.ts'

/** A row of the table `tour`, with the units on its route. */
export interface DemoTour {
  row: ReturnType<typeof tourRow>
  site: DemoSite
  day: string
  route: readonly DemoStore[]
}

/**
 * What tours are made for; `stores` are the units with a tenant, `problems` all that were found, `today` is
 * `YYYY-MM-DD`.
 */
export interface TourOptions {
  sites: readonly DemoSite[]
  stores: readonly DemoStore[]
  problems: readonly TourProblem[]
  staffAt: (site: DemoSite) => SiteStaff
  walkersAt: (site: string) => Walker | undefined
  small: boolean
  now: number
}

/**
 * The tours of a year, about one in eight days at every site, and which of the problems were found on a tour.
 */
export const tours = (options: TourOptions) => {
  const tourOf = new Map<string, string>()
  const list = options.sites.flatMap((site, siteIndex) => siteTours(site, siteIndex, options, tourOf))
  return { tours: list, tourOf }
}

type Status = 'planned' | 'in_progress' | 'finished' | 'cancelled' | 'missed'

const siteTours = (site: DemoSite, siteIndex: number, options: TourOptions, tourOf: Map<string, string>) => {
  const { small, now, problems, stores } = options
  const today = siteDay(now)
  const finished = small ? 3 : siteIndex < 6 ? 42 : 41
  const onTours = problems.filter(({ row }) => row.site === site._id && row.source === 'tour')
  const found = Map.groupBy(onTours, ({ row }) => siteDay(row.found_at))
  const units = stores.filter((store) => store.site === site._id)
  const past = Array.from({ length: finished }, (_, index) => {
    const window = Array.from({ length: 8 }, (_day, day) => addDays(today, -(index * 8 + day + 1)))
    const day = busiest(
      window.filter((one) => !isClosed(site, one)),
      found,
    )
    const here = firstRound(found.get(day) ?? [])
    const tour = makeTour({ site, day, status: 'finished', units, here, options })
    for (const { row } of here) tourOf.set(row._id, tour.row._id)
    return tour
  })
  const days: [Status, number][] = [
    ['in_progress', 0],
    ['cancelled', -12],
    ['missed', -3],
    ['planned', 2],
    ...(small ? [] : ([['planned', 5]] as [Status, number][])),
  ]
  const others = days.map(([status, away]) =>
    makeTour({
      site,
      day: workday(site, addDays(today, away), status === 'in_progress'),
      status,
      units,
      here: [],
      options,
    }),
  )
  return [...past, ...others]
}

const isClosed = (site: DemoSite, day: string) => site.code === 'BJHACC' && isWeekend(momentOf(day, 12))
// Two days later, or earlier if it has begun: a tour of Friday afternoon that nobody has finished.
const workday = (site: DemoSite, day: string, hasBegun: boolean) =>
  isClosed(site, day) ? addDays(day, hasBegun ? -2 : 2) : day

const busiest = (days: readonly string[], found: ReadonlyMap<string, readonly TourProblem[]>) => {
  const counts = days.map((day) => found.get(day)?.length ?? 0)
  return at(days, counts.indexOf(Math.max(...counts)))
}

// Two hours at most: what was found later that day was found by somebody passing by.
const firstRound = (found: readonly TourProblem[]) => {
  const [first] = found.toSorted((a, b) => a.row.found_at - b.row.found_at)
  return first ? found.filter(({ row }) => row.found_at < first.row.found_at + 2 * 3600) : []
}

interface Sketch {
  site: DemoSite
  day: string
  status: Status
  units: readonly DemoStore[]
  here: readonly TourProblem[]
  options: TourOptions
}

const makeTour = ({ site, day, status, units, here, options }: Sketch): DemoTour => {
  const chance = randomFor(`tour ${site.code} ${day} ${status}`)
  const needed = new Set(here.map(({ row }) => row.store_id))
  // Tours of today and of other days without results can be walked: by somebody who looks after the shops.
  const walker = ['finished', 'cancelled'].includes(status) ? undefined : options.walkersAt(site._id)
  const open = units.filter(
    ({ _id, effective_from }) => effective_from <= day && (walker?.stores.has(_id) ?? true),
  )
  const start = chance.int(0, open.length - 1)
  const inOrder = open.map((_, index) => at(open, start + index))
  const size = Math.max(needed.size, Math.min(options.small ? 5 : 16, open.length))
  const filling = inOrder.filter(({ _id }) => !needed.has(_id)).slice(0, size - needed.size)
  const route = [...open.filter(({ _id }) => needed.has(_id)), ...filling].toSorted((a, b) =>
    a.store_no < b.store_no ? -1 : 1,
  )
  const begun = Math.min(
    ...here.map(({ row }) => row.found_at - 900),
    momentOf(day, 14) + chance.int(0, 90) * 60,
  )
  const ended = Math.max(...here.map(({ row }) => row.found_at + 600), begun + (50 + chance.int(0, 60)) * 60)
  const row = tourRow({ site, day, status, begun, ended, route, chance, options, walker })
  return { row, site, day, route }
}

const tourRow = ({
  site,
  day,
  status,
  begun,
  ended,
  route,
  chance,
  walker,
  options: { now, staffAt },
}: Omit<Sketch, 'units' | 'here'> & {
  begun: number
  ended: number
  route: readonly DemoStore[]
  chance: Random
  walker: Walker | undefined
}) => {
  const floorIds = [...new Set(route.map(({ floor_id }) => floor_id))]
  const inHongKong = site.site_region === 'HK'
  const isOn = status === 'in_progress'
  const started_at = status === 'finished' ? begun : isOn ? Math.min(begun, now - 2400) : null
  const finished_at = status === 'finished' ? Math.min(ended, now) : null
  return {
    _id: `TO-${site.code}-${day}-${status}`,
    tour_no: `T${site.code}${day.slice(2).replaceAll('-', '')}${status === 'finished' ? '001' : '002'}`,
    site: site._id,
    title: randomFor(`title ${site.code} ${day} ${status}`).pick(titles[inHongKong ? 'zh_TW' : 'zh_CN']),
    planned_at: started_at === null ? momentOf(day, 14.5) : started_at - chance.int(0, 4) * 300,
    started_at,
    finished_at,
    assignee_ids: [...new Set([walker?.user ?? staffAt(site).finder(chance), staffAt(site).finder(chance)])],
    floor_ids: floorIds,
    store_ids: route.map(({ _id }) => _id),
    status,
    ...(status === 'planned' && day <= addDays(siteDay(now), 4)
      ? { schedule_id: scheduleIdOf(site), schedule_day: day }
      : {}),
    template_id: `TT-${inHongKong ? 'HK' : 'CN'}-1`,
    cancel_reason: status === 'cancelled' ? cancelReasons[inHongKong ? 1 : 0] : null,
    ...commonColumns(
      Math.min(now, momentOf(day) - 3 * 86_400),
      Math.min(now, finished_at ?? lastChange({ day, status, now })),
    ),
  }
}

const titles = {
  zh_CN: [
    '开店前巡场',
    '午市餐饮巡场',
    '下午服务巡场',
    '晚市高峰巡场',
    '闭店前安全巡场',
    '消防通道专项巡场',
    '照明与招牌专项巡场',
  ],
  zh_TW: [
    '開店前巡場',
    '午市餐飲巡場',
    '下午服務巡場',
    '晚市繁忙時段巡場',
    '收舖前安全巡場',
    '消防通道專項巡場',
    '照明及招牌專項巡場',
  ],
} as const

const cancelReasons = ['当日商场设备检修', '當日商場設備檢修'] as const

// The clock notes at midnight that a tour was missed.
const lastChange = ({ day, status, now }: { day: string; status: Status; now: number }) =>
  status === 'in_progress' ? now - 300 : momentOf(addDays(day, status === 'missed' ? 1 : -1))
