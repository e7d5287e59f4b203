import { text } from '#contract/localText.ts'
import { tourProblem } from '#contract/RM/tourProblem.ts'
import { tourProblemWords } from '#contract/RM/tourProblem.words.ts'
import { resourceReport } from '#server/services/reports/resourceReport.ts'

const group = text('巡场', '巡場', 'Tours')

/** The reports on what was found on tours, for all regions. */
export const reports = [
  resourceReport(tourProblem, {
    id: 'RM.problems',
    title: text('巡场问题', '巡場問題', 'Tour problems'),
    does: text(
      '列出期间内发现的问题、负责人和整改情况。',
      '列出期間內發現的問題、負責人和跟進情況。',
      'Lists the problems found in a period, who deals with them and how far they are.',
    ),
    group,
    columns: [
      'problem_no',
      'site',
      'store_id',
      'category',
      'severity',
      'title',
      'status',
      'found_at',
      'found_by',
      'department',
      'assignee_id',
      'due_at',
      'fixed_at',
      'verified_at',
      'closed_at',
    ],
    filters: ['status', 'category', 'department', 'store_id'],
    period: 'found_at',
    sort: { found_at: 1 },
    words: tourProblemWords,
  }),
]
