import { sql } from 'kysely'
import type { z } from 'zod'
import { store } from '#contract/brandDB/store.ts'
import { dailyStores } from '#contract/RM_evaluate/scoringDay.ts'
import { scoringReport } from '#contract/RM_evaluate/scoringReport.ts'
import { scoringResult } from '#contract/RM_evaluate/scoringResult.ts'
import { shipOn, shopColumns } from '#server/engine/shopSummary.ts'
import { todaySql } from '#server/engine/today.ts'
import { openedBy, visibleTable } from '#server/engine/visible.ts'
import type { Context } from '#server/engine/context.ts'
import { naturalOrder } from '#server/engine/naturalOrder.ts'
import { route } from '#server/http/handler.ts'
import { setInForce } from '#server/plugins/RM_evaluate/reports/itemSet.ts'
import { scoringAt } from '#server/plugins/RM_evaluate/results/scoring.ts'

type Shop = z.infer<typeof dailyStores.reply>['list'][number]

// As in `scoresShops`, for the shop itself.
const own = openedBy(store, { own: '_id', permit: 'scoring' })

/** The shops that the caller may score today: their own that trade, with today's report and the last result. */
export const storesTodayRoute = route(dailyStores, async ({ query, session, reading }) => {
  const data = await reading(async (context) => {
    const { rows } = await sql<Shop>`
      select ${shopColumns(context, sql`ship._id`)}, extract(epoch from day::timestamp at time zone at.timezone)::float8 as stat_time,
        ${setInForce(sql`day`)} as set_id, scoring_report._id as report_id, coalesce(scoring_report.status, 'none') as status,
        scoring_result.score::float8 as last_score, scoring_result.stat_time as last_stat_time
      from ${visibleTable(own, context, query)}
        join site at on at._id = store.site
        cross join lateral (select ${todaySql(context)} as day) today
        join tenant_ship ship on ship._id = ${shipOn(sql`day`)} and coalesce(ship.open_date, ship.start_date) <= day
        left join ${visibleTable(scoringReport, context, query)}
          on scoring_report.store_id = store._id and scoring_report.stat_time = extract(epoch from day::timestamp at time zone at.timezone)
        left join ${visibleTable(scoringResult, context, query)} on scoring_result.store_id = store._id and scoring_result.is_latest
      where not store.is_split and not store.is_merge and store.is_active
      order by ${naturalOrder('store.store_no')}, store._id`.execute(context.db)
    const site = query.site || session?.site
    const scoring = site && site !== 'ALL' ? await scoringAt(context.db, site) : null
    return {
      list: rows,
      total: rows.length,
      rules: scoring && { cap: scoring.cap, min_share: scoring.minShare },
      empty: rows.length > 0 ? null : await whyEmpty(context, query),
    }
  })
  return { data }
})

/** Whether nobody trades in the caller's shops, or the caller has none. */
async function whyEmpty(context: Context, query: { readonly site?: string | undefined }) {
  const { rows } = await sql`
    select from ${visibleTable(own, context, query)}
    where not store.is_split and not store.is_merge and store.is_active limit 1`.execute(context.db)
  return rows.length > 0 ? ('none_trading' as const) : ('no_own_shops' as const)
}
