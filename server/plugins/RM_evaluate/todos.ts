import { sql } from 'kysely'
import { text } from '#contract/localText.ts'
import { scoringReport } from '#contract/RM_evaluate/scoringReport.ts'
import { scoresShops } from '#contract/RM_evaluate/scoringRules.ts'
import type { Rule } from '#contract/access.ts'
import { transact } from '#server/engine/transact.ts'
import { todosOf } from '#server/services/todos/todo.ts'
import { lockedReport, reportPage } from './reports/report.ts'
import { withdraw } from './reports/update.ts'

/** Only managers confirm their own reports. */
const confirms: Rule = {
  all: ['scoring.confirm', { any: [{ manager: true }, { not: { self: 'scorer_id' } }] }],
}
const day = sql`(select to_char(to_timestamp(scoring_report.stat_time) at time zone at.timezone, 'YYYY-MM-DD')
  from site at where at._id = scoring_report.site)`

/** What waits for the people who score shops. */
export const todos = [
  todosOf(scoringReport, {
    title: ['name', () => ({ zh_CN: day, zh_TW: day, en_US: day })],
    link: (report, context) => reportPage(context, report),
    starter: 'scorer_id',
    withdraw: {
      when: { status: 'submitted' },
      run: (context, id) =>
        transact(context, async (inside) => withdraw(inside, await lockedReport(inside, id))),
    },
    kinds: [
      {
        id: 'RM_evaluate.confirm',
        name: text('确认评分', '確認評分', 'Confirm a score'),
        can: confirms,
        when: { status: 'submitted' },
        since: 'submitted_at',
        done: { by: 'confirmed_by', at: 'confirmed_at' },
      },
      {
        id: 'RM_evaluate.correct',
        name: text('修改被退回的评分', '修改被退回的評分', 'Correct a score that was sent back'),
        can: scoresShops,
        when: { status: 'draft', returned_reason: { $ne: null } },
        holder: 'scorer_id',
      },
    ],
  }),
]
