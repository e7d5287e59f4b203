import { sql } from 'kysely'
import type { z } from 'zod'
import { dailyItemHistory } from '#contract/RM_evaluate/scoringRanking.ts'
import { scoreItem } from '#contract/RM_evaluate/scoreItem.ts'
import { user } from '#contract/System/user.ts'
import { requireStore, storesAtSites } from '#server/engine/readableStore.ts'
import { and } from '#server/engine/condSql.ts'
import { byId } from '#server/engine/read.ts'
import { labelTable } from '#server/engine/visible.ts'
import { route } from '#server/http/handler.ts'
import { onDays, visibleAnswers } from '#server/plugins/RM_evaluate/results/answers.ts'

type Point = z.infer<typeof dailyItemHistory.reply>['list'][number]

const usual = 90 * 86_400

/**
 * The scores of a shop on an item, oldest first; those on the same item of earlier sets are included.
 */
export const itemHistoryRoute = route(dailyItemHistory, async ({ query, reading }) => ({
  data: await reading(async (context) => {
    await requireStore(context, query)
    const item = await byId(scoreItem, context, query.item_id, {})
    const days = query.from === undefined && query.to === undefined ? { from: context.now - usual } : query
    // Of the shop's site alone: nothing of another site is compared.
    const here = sql`site = (select site from ${storesAtSites(context)} where _id = ${query.store_id})`
    const answers = visibleAnswers(context, undefined, and([onDays(days), here]))
    const { rows: list } = await sql<Point>`
      with answered as (select * from ${answers} answer where code = ${item.code}),
        own as (select * from answered where store_id = ${query.store_id})
      select stat_time, report_id, score::float8, max_score::float8, round(ratio, 6)::float8 as ratio, is_na, remark,
        (select name from ${labelTable(user, context)} where "user"._id = scorer_id) as scorer,
        (select round(avg(other.ratio), 6)::float8 from answered other
          where other.stat_time = own.stat_time) as site_average
      from own order by stat_time`.execute(context.db)
    return { list, total: list.length, item }
  }),
}))
