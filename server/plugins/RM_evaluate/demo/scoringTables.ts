import { addYears, monthStart } from '#server/demo/calendar.ts'
import type { DemoGround } from '#server/demo/demoGround.ts'
import type { DemoTable } from '#server/db/demoTable.ts'
import { scoreItems, scoreItemSets } from './scoreItems.ts'
import { dailyScoreTags } from './scoreTags.ts'

/** What shops are scored by. Their scores come with `scoringParts`. */
export const scoringTables = ({ opened, today }: DemoGround): DemoTable[] => [
  { table: 'score_item_set', rows: scoreItemSets(opened, addYears(monthStart(today), -2)) },
  { table: 'score_item', rows: scoreItems(opened) },
  { table: 'daily_score_tag', rows: dailyScoreTags(opened) },
]
