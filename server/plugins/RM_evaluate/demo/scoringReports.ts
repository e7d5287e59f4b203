import { sql } from 'kysely'
import { addDays } from '#server/demo/calendar.ts'
import { drawn, rowsAs } from '#server/demo/draws.ts'
import { randomFor } from '#server/demo/random.ts'
import { scoreSetOf } from './scoreItems.ts'
import type { DemoSite } from '#server/demo/sites.ts'
import type { SiteStaff } from '#server/demo/siteStaff.ts'
import type { Tenancy } from '#server/plugins/leasing/demo/tenancies.ts'

/** What is scored, by whom, and until when; `today` is `YYYY-MM-DD`, `now` is in unix seconds. */
export interface ScoringOptions {
  tenancies: readonly Tenancy[]
  staffAt: (site: DemoSite) => SiteStaff
  small: boolean
  today: string
  now: number
}

/** The days on which shops were scored, up to today. */
export const scoredDays = (small: boolean): number => (small ? 10 : 92)

/** The reports of some days, from a number of days ago to another. */
export interface ReportedDays {
  readonly from: number
  readonly to: number
}

/**
 * Statements that write `scoring_report` and `scoring_report_item` for shops of one site: a few shops a day, all confirmed
 * except for the last two days. Two days ago four shops of the first site scored 95, 92, 92 and 88, and no other
 * shop there scored more.
 */
export const scoringReports = (
  shops: readonly ScoredShop[],
  { small, today, now }: Pick<ScoringOptions, 'small' | 'today' | 'now'>,
  { from, to }: ReportedDays,
) => {
  const bestDay = addDays(today, -2)
  const best = bestReports(shops, bestDay)
  return [
    sql`create temp table planned_report on commit drop as
      select 'SR' || substr(store_id, 2) || '-' || day::date as _id, shop.*, day::date as day,
        extract(epoch from day)::int8 - 8 * 3600 as stat_time, best.scores,
        -- Nobody comes near the best of that day.
        case when site = ${bestSite} and day::date = ${bestDay}::date then least(level, 0.78) else level end as ability,
        case
          when day::date = ${today}::date then case when (n + 1) % 2 = 0 then 'draft' else 'submitted' end
          when day::date = ${today}::date - 1 and ${drawn(sql`'late' || store_id`)} < 0.35 then 'submitted'
          else 'confirmed' end as status,
        scorers[1 + floor(${drawn(sql`store_id || day::date`)} * cardinality(scorers))::int] as scorer_id
      from ${rowsAs('shop', shops, shopColumns)}
      cross join generate_series(${addDays(today, -from)}::timestamp, ${addDays(today, -to)}::timestamp, '1 day') as day
      left join ${rowsAs('best', best, 'best_id text, best_day date, scores jsonb')} on best_id = store_id and best_day = day::date
      where day::date between first and last
        and (scores is not null or (n * 5 + (day::date - date '2000-01-01') * 3) % ${small ? 15 : 14}::int < 3)`,
    sql`insert into scoring_report_item (report_id, item_id, score, is_na, remark)
      select report_id, item_id, case when is_na then null else score end, is_na,
        case when not is_na and score < 0.6 * max_score then case when in_hong_kong then '已即場提醒並示範' else '已当场提醒并示范' end end
      from (
        select report._id as report_id, item._id as item_id, item.max_score, in_hong_kong,
          scores is null and not is_critical and ${drawn(sql`'na' || report._id || item._id`)} < 0.03 as is_na,
          case
            when scores is not null then coalesce((scores ->> code)::numeric, 10)
            when status = 'draft' and item."order" > 16 then null
            when is_critical and ${drawn(sql`'failed' || report._id || item._id`)} < 0.002 then 0
            -- Whole points out of five, half points out of ten.
            else least(max_score, greatest(max_score / 5, round(((ability + 0.3 * (${drawn(sql`report._id || item._id`)} - 0.5)) *
              max_score * points_per)::numeric) / points_per))
          end as score
        from planned_report report join score_item item on item.set_id = report.set_id
          cross join lateral (select case when max_score = 5 then 1 else 2 end as points_per) as steps
      ) as answer`,
    sql`insert into scoring_report (_id, site, store_id, tenant_ship_id, stat_time, set_id, status, scorer_id, submitted_at,
        confirmed_by, confirmed_at, total_score, critical_failed, source, created_at, updated_at, created_by)
      select report._id, site, store_id, tenant_ship_id, stat_time, report.set_id, status, scorer_id,
        case when status <> 'draft' then made_at + 5400 end,
        case when status = 'confirmed' then confirmer end,
        case when status = 'confirmed' then least(stat_time + 34 * 3600, ${now}::int8) end,
        total, has_failed, case when ${drawn(sql`'upload' || report._id`)} < 0.03 then 'upload' else 'form' end,
        made_at, case status when 'confirmed' then least(stat_time + 34 * 3600, ${now}::int8) else made_at + 5400 end, scorer_id
      from planned_report report
      cross join lateral (select least(stat_time + 11 * 3600 + 600 * n, ${now}::int8 - 9000) as made_at) as moment
      join (
        select report_id, bool_or(is_critical and score = 0) as has_failed,
          case when sum(weight) filter (where score is not null) >= 50 then
            least(case when bool_or(is_critical and score = 0) then 59.99 else 100 end,
              round(100 * sum(weight * score / max_score) / sum(weight) filter (where score is not null), 2)) end as total
        from planned_report planned join scoring_report_item on report_id = planned._id
          join score_item on score_item._id = item_id group by report_id
      ) as scored on scored.report_id = report._id`,
  ]
}

const shopColumns = `store_id text, tenant_ship_id text, site text, in_hong_kong bool, first date, last date, set_id text,
  level float8, n int, scorers text[], confirmer text`

type ScoredShop = ReturnType<typeof scoredShops>[number]

/** The shops of all sites that are scored, and by whom. */
export const scoredShops = ({ tenancies, staffAt, today }: ScoringOptions) => {
  const present = tenancies.filter(
    ({ open, exit, role }) => open !== null && exit === null && role !== 'next',
  )
  return [...Map.groupBy(present, ({ site }) => site)].flatMap(([site, own]) => {
    const chance = randomFor(`scoring ${site.code}`)
    const staff = staffAt(site)
    return own.map(({ _id, store, open }, n) => {
      const scorer = staff.finder(chance)
      return {
        store_id: store._id,
        tenant_ship_id: _id,
        site: site._id,
        in_hong_kong: site.site_region === 'HK',
        first: open,
        last: today,
        set_id: scoreSetOf(site.site_region === 'HK', store.category_id),
        level: 0.66 + 0.28 * (chance.next() + chance.next()) * 0.5 + 0.06,
        n,
        scorers: [scorer],
        confirmer: staff.verifier(chance, scorer),
      }
    })
  })
}

// The benchmark site. Points out of 10 for items of weight 5; all others have full points. Lost: 5, 8, 8, and
// 12 of a hundred.
const bestSite = '2'
const bestScores = [
  { GR1: 8, GR2: 8, GR3: 8, KN1: 8, KN2: 8 },
  { GR1: 6, GR2: 6, GR3: 6, KN1: 8, KN2: 8 },
  { GR2: 6, GR3: 6, KN1: 6, KN3: 6 },
  { GR1: 6, GR2: 6, GR3: 6, KN1: 6, KN2: 6, KN3: 6 },
]

const bestReports = (shops: readonly ScoredShop[], day: string) => {
  const able = shops.filter(
    ({ site, set_id, first }) => site === bestSite && set_id === 'IS-mainland' && (first ?? day) <= day,
  )
  return bestScores.map((scores, index) => ({ best_id: able[index]?.store_id, best_day: day, scores }))
}
