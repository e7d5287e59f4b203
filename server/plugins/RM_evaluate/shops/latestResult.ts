import { sql } from 'kysely'
import type { z } from 'zod'
import { jsonText } from '#contract/jsonText.ts'
import { scoringResult } from '#contract/RM_evaluate/scoringResult.ts'
import { seesScores } from '#contract/RM_evaluate/scoringRules.ts'
import { scoringLatestResult, scoringLatestResults, shopOnDay } from '#contract/RM_evaluate/shopScores.ts'
import type { Context } from '#server/engine/context.ts'
import { list } from '#server/engine/read.ts'
import { requireStore, storesAtSites } from '#server/engine/readableStore.ts'
import { shipOn, shopColumns } from '#server/engine/shopSummary.ts'
import { todaySql } from '#server/engine/today.ts'
import { openedBy } from '#server/engine/visible.ts'
import { route } from '#server/http/handler.ts'

type LatestResult = z.infer<typeof scoringLatestResult.reply>

// Conditions, order and range are those of a list.
const latest = openedBy(scoringResult, { all: [seesScores, { field: 'is_latest', in: [true] }] })

/** The last result of each shop. For a condition that names a shop, and perhaps a day, also its result then. */
export const latestResultsRoute = route(scoringLatestResults, async ({ query, reading }) => ({
  data: await reading(async (context) => {
    const { data: shop } = ofShop.safeParse(query.cond)
    const [results = null] = shop ? await resultsUntil(context, shop) : []
    const found = await list(latest, context, query)
    return { ...found, ...(shop ? { results } : {}) }
  }),
}))

const ofShop = jsonText(shopOnDay)

/** The result of a shop on a day or the nearest before it, and the result before that. */
export const latestResultRoute = route(scoringLatestResult, async ({ query, reading }) => ({
  data: await reading(async (context): Promise<LatestResult> => {
    const { store_id, stat_time } = query.cond
    await requireStore(context, { store_id, site: query.site })
    const [result = null, previous = null] = await resultsUntil(context, query.cond)
    return {
      results: result,
      is_exact: result !== null && (stat_time === undefined || result.stat_time === stat_time),
      store: await shopOf(context, store_id, result?.report_id ?? null),
      previous,
    }
  }),
}))

/** The last two results of a shop until the end of a day. */
async function resultsUntil(context: Context, { store_id, stat_time }: z.infer<typeof shopOnDay>) {
  const day = stat_time === undefined ? {} : { stat_time: { $lte: stat_time } }
  const { list: results } = await list(scoringResult, context, {
    cond: JSON.stringify({ store_id, ...day }),
    sort: JSON.stringify({ stat_time: -1 }),
    range: '0-1',
  })
  return results
}

/** A shop with its tenant at the time of a report. */
async function shopOf(
  context: Context,
  id: string,
  report_id: string | null,
): Promise<LatestResult['store']> {
  const ship = sql`coalesce(
    (select tenant_ship_id from scoring_report where scoring_report._id = ${report_id}), ${shipOn(todaySql(context))})`
  const { rows } = await sql<LatestResult['store']>`
    select ${shopColumns(context, ship)} from ${storesAtSites(context)} join site at on at._id = store.site
    where store._id = ${id}`.execute(context.db)
  const [shop] = rows
  if (!shop) throw new Error('a store that was just found is missing')
  return shop
}
