import { addYears, monthStart } from './calendar.ts'
import type { DemoGround } from './demoGround.ts'
import type { DemoTable } from '#server/db/demoTable.ts'
import { scoreItems, scoreItemSets } from './scoreItems.ts'
import { scoringResults, scoringVersions } from './scoringResults.ts'
import { scoringReports } from './scoringReports.ts'
import { dailyScoreTags, storeScoreTags } from './scoreTags.ts'
import type { Tenancy } from './tenancies.ts'

/** Daily scores of shops with their results. */
export const scoringTables = (tenancies: readonly Tenancy[], ground: DemoGround): DemoTable[] => {
  const { opened, today } = ground
  return [
    { table: 'score_item_set', rows: scoreItemSets(opened, addYears(monthStart(today), -2)) },
    { table: 'score_item', rows: scoreItems(opened) },
    { table: 'scoring_report_item', rows: [], statements: [] },
    { table: 'scoring_report', rows: [], statements: scoringReports({ ...ground, tenancies }) },
    { table: 'scoring_result_version', rows: [], statements: scoringVersions(ground) },
    { table: 'scoring_result', rows: [], statements: scoringResults(ground) },
    { table: 'daily_score_tag', rows: dailyScoreTags(opened) },
    { table: 'store_score_tag', rows: [], statements: [storeScoreTags] },
  ]
}
