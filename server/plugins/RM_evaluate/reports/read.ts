import { sql } from 'kysely'
import { dailyScoring } from '#contract/RM_evaluate/dailyScoring.ts'
import { scoringReport } from '#contract/RM_evaluate/scoringReport.ts'
import { visibleTable } from '#server/engine/visible.ts'
import { route } from '#server/http/handler.ts'
import { wholeReport } from './report.ts'

/** A report by its id, or that of a shop on a day. */
export const readRoute = route(dailyScoring, async ({ query, reading }) => ({
  data: await reading(async (context) => {
    const { report_id, store_id, stat_time } = query
    const which =
      report_id === undefined
        ? sql`store_id = ${store_id} and stat_time = ${stat_time}`
        : sql`_id = ${report_id}`
    const { rows } = await sql<{ _id: string }>`
      select _id from ${visibleTable(scoringReport, context, query)} where ${which}`.execute(context.db)
    return rows[0] ? wholeReport(context, rows[0]._id) : null
  }),
}))
