import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { MonthRun } from './calculateMonth.ts'
import { atSites } from './calculatedMonth.ts'

/**
 * Marks a month with rows as calculated, which the triggers ask about each change of a source. Sums are not stored: what somebody sees
 * depends on who it is and on other months, so they come from the rows (`overRows`).
 */
export async function markMonth(db: Db, run: MonthRun): Promise<void> {
  const ofMonth = sql`${atSites(run, 'site')} and stat_month = ${run.month}`
  await sql`
    with calculated as (select distinct site from retail_performance where ${ofMonth}),
    gone as (
      delete from retail_performance_summary where ${ofMonth}
        and (dimension <> 'Total' or site not in (select site from calculated)))
    insert into retail_performance_summary (site, stat_month, dimension, dimension_id, run_id, calculated_at)
    select site, ${run.month}, 'Total', 'Total', ${run.runId}, ${run.now} from calculated
    on conflict (site, stat_month, dimension, dimension_id) do nothing`.execute(db)
}
