import { naturalOrder } from '#server/engine/naturalOrder.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { dailyItemRanking } from '#contract/RM_evaluate/scoringRanking.ts'
import { scoreItem } from '#contract/RM_evaluate/scoreItem.ts'
import { byId } from '#server/engine/read.ts'
import { storesAtSites } from '#server/engine/readableStore.ts'
import { shopColumns } from '#server/engine/shopSummary.ts'
import { route } from '#server/http/handler.ts'
import { onDays, visibleAnswers } from '#server/plugins/RM_evaluate/results/answers.ts'

type RankedShop = z.infer<typeof dailyItemRanking.reply>['list'][number]

/** The shops by their mean share of the points of an item. */
export const itemRankingRoute = route(dailyItemRanking, async ({ query, reading }) => ({
  data: await reading(async (context) => {
    const { code } = await byId(scoreItem, context, query.item_id, {})
    const inCategory =
      query.category_id === undefined ? sql`true` : sql`store.category_id = ${query.category_id}`
    const { rows } = await sql<RankedShop & { average: number }>`
      select rank() over (order by ratio desc)::int as rank, ${shopColumns(context, sql`ship`)},
        score::float8, max_score::float8, ratio::float8, samples, round(avg(ratio) over (), 6)::float8 as average
      from (
        select store_id, max(tenant_ship_id) as ship, round(avg(score), 2) as score, max(max_score) as max_score,
          round(avg(ratio), 6) as ratio, count(*)::int as samples
        from ${visibleAnswers(context, query.site, onDays(query))} answer
        where code = ${code} and ratio is not null group by store_id
      ) scored join ${storesAtSites(context)} on store._id = scored.store_id
      where ${inCategory}
      order by rank, ${naturalOrder('store.store_no')}`.execute(context.db)
    const list = rows.map(({ average: _, ...shop }) => shop)
    return { list, total: list.length, average: rows[0]?.average ?? null }
  }),
}))
