import { flag } from '#contract/Flagging/flag.ts'
import { flagWords } from '#contract/Flagging/flag.words.ts'
import { text } from '#contract/localText.ts'
import { resourceReport } from '#server/services/reports/resourceReport.ts'

/** The report of the watch list. */
export const reports = [
  resourceReport(flag, {
    id: 'Flagging.flags',
    title: text('预警清单', '預警清單', 'Watch list'),
    does: text(
      '列出需要关注的租户、依据的数字和跟进人。',
      '列出需要關注的租戶、依據的數字及跟進人。',
      'Lists the tenants that need attention, the figures behind it, and who follows them up.',
    ),
    group: text('预警', '預警', 'Flagging'),
    can: 'flag.view',
    columns: [
      'site',
      'store_id',
      'rule_id',
      'period',
      'value',
      'threshold',
      'severity',
      'status',
      'owner_id',
      'created_at',
    ],
    filters: ['rule_id', 'status', 'store_id'],
    period: 'created_at',
    sort: { created_at: 1 },
    words: flagWords,
  }),
]
