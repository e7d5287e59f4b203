import { sql } from 'kysely'
import { refuseFields, ApiError } from '#contract/reply.ts'
import { dailyRankingsDownload } from '#contract/RM_evaluate/scoringRanking.ts'
import { scoringResult } from '#contract/RM_evaluate/scoringResult.ts'
import { auditExport } from '#server/engine/auditExport.ts'
import type { Db } from '#server/db/database.ts'
import { requireSite } from '#server/engine/scope.ts'
import { exportRoute } from '#server/http/handler.ts'
import { sheetFile } from '#server/services/sheet/sheetFile.ts'
import { itemRatios, rankedRows, type RankedDays } from './rankingRows.ts'
import { itemSheet, rankingSheet } from './rankingSheets.ts'

/** The maximum number of days of a file. */
const most = 366

/** The ranking of a site, and the scores by item, each with the Total in its last row. */
export const rankingsRoute = exportRoute(
  dailyRankingsDownload,
  async ({ query, context: contextOf, reading, locale }) => {
    const { site, by, format, from = 0, to = 0 } = query
    const context = contextOf()
    if (site === undefined || site === '' || site === 'ALL')
      throw refuseFields('validation.failed', { site: 'required' })
    requireSite(context.who, site)
    if (to - from > most * 86_400) throw new ApiError('range.limit', { limit: most })
    const days: RankedDays = { ...query, site, by }
    const [rows, ratios, name] = await reading(
      async (inside) =>
        [
          await rankedRows(inside, days),
          await itemRatios(inside, days),
          await fileName(inside.db, days),
        ] as const,
    )
    await auditExport(
      scoringResult,
      context,
      { site },
      { total: rows.length, fields: ['score', 'rank_site'] },
    )
    return sheetFile(name, format, [
      rankingSheet(rows, { by, locale }),
      itemSheet(rows, ratios, { by, locale }),
    ])
  },
)

/** Named by the site and its days, such as `daily_ranking_2_2026-11-14`. */
async function fileName(db: Db, { site, stat_time, from = stat_time, to }: RankedDays): Promise<string> {
  const last = to === undefined ? from : to - 1
  const { rows } = await sql<{ day: string }>`
    select distinct (to_timestamp(moment) at time zone timezone)::date::text as day
    from site, unnest(${[from, last]}::int8[]) moment where _id = ${site} order by day`.execute(db)
  return ['daily_ranking', site, ...rows.map(({ day }) => day)].join('_')
}
