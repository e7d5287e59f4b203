import { naturalOrder } from '#server/engine/naturalOrder.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { scoringResult } from '#contract/RM_evaluate/scoringResult.ts'
import { resultStores } from '#contract/RM_evaluate/resultStores.ts'
import { storesAtSites } from '#server/engine/readableStore.ts'
import { shopColumns } from '#server/engine/shopSummary.ts'
import { openedBy, visibleTable } from '#server/engine/visible.ts'
import { route } from '#server/http/handler.ts'

type Shop = z.infer<typeof resultStores.reply>['list'][number]

// Everyone who may open the page of a shop may choose it, without the right to its scores.
const results = openedBy(scoringResult, 'shop.view')

/** The shops with a result, by unit number; split and merged units included. */
export const resultStoresRoute = route(resultStores, async ({ query, locale, reading }) => {
  const list = await reading(async (context) => {
    const ship = sql`(select tenant_ship_id from scoring_report where scoring_report._id = report_id)`
    const { rows } = await sql<Shop>`
      select store_id, store_no, name, name_en, name_tc, floor, brand ->> '_id' as brand_id,
        coalesce(nullif(brand ->> ${nameIn[locale]}, ''), brand ->> 'name') as brand_name,
        stat_time as latest_stat_time, score as latest_score, is_split, is_merge
      from (
        select ${shopColumns(context, ship)}, scoring_result.stat_time, scoring_result.score::float8, store.is_split, store.is_merge
        from ${storesAtSites(context)} join ${visibleTable(results, context, query)} on scoring_result.store_id = store._id and is_latest
      ) shop
      order by ${naturalOrder('store_no')}, store_id`.execute(context.db)
    return rows
  })
  return { data: { list, total: list.length } }
})

const nameIn = { zh_CN: 'name', zh_TW: 'name_tc', en_US: 'name_en' } as const
