import type { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { DemoTable } from '#server/db/demoTable.ts'
import { addYears, monthStart } from '#server/demo/calendar.ts'
import type { DemoGround } from '#server/demo/demoGround.ts'
import { part, type DemoPart } from '#server/demo/demoPart.ts'
import { scoreItems, scoreItemSets } from './scoreItems.ts'
import { scoredDays, scoringReports, type scoredShops } from './scoringReports.ts'
import { scoringResults, scoringVersions } from './scoringResults.ts'
import { dailyScoreTags, storeScoreTags } from './scoreTags.ts'
import type { DemoSite } from '#server/demo/sites.ts'

/** What shops are scored by. Their scores come with `scoringParts`. */
export const scoringTables = ({ opened, today }: DemoGround): DemoTable[] => [
  { table: 'score_item_set', rows: scoreItemSets(opened, addYears(monthStart(today), -2)) },
  { table: 'score_item', rows: scoreItems(opened) },
  { table: 'daily_score_tag', rows: dailyScoreTags(opened) },
]

/** The tables that these parts fill. Checking the foreign keys of half a million rows would take longer than writing them. */
export const scoringTableNames: readonly string[] = [
  'scoring_report',
  'scoring_report_item',
  'scoring_result_version',
  'scoring_result',
  'store_score_tag',
]

const daysAtOnce = 31

/** The daily scores of a site: the reports of the latest month first, the results when all reports are there. */
export function scoringParts(
  { _id }: DemoSite,
  shops: ReturnType<typeof scoredShops>,
  ground: Pick<DemoGround, 'small' | 'today' | 'now'>,
): readonly DemoPart[] {
  const own = shops.filter(({ site }) => site === _id)
  const days = scoredDays(ground.small)
  const starts = Array.from({ length: Math.ceil(days / daysAtOnce) }, (_, place) => place * daysAtOnce)
  return [
    ...starts.map((to) =>
      part('scores', (inside) =>
        runEach(inside, scoringReports(own, ground, { from: Math.min(to + daysAtOnce, days) - 1, to })),
      ),
    ),
    part('scores', (inside) =>
      runEach(inside, [...scoringVersions(ground, _id), ...scoringResults(ground, _id), storeScoreTags(_id)]),
    ),
  ]
}

async function runEach(db: Db, statements: readonly ReturnType<typeof sql>[]): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
