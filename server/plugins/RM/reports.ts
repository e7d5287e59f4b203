import { text } from '#contract/localText.ts'
import { tourProblem } from '#contract/RM/tourProblem.ts'
import { tourProblemWords } from '#contract/RM/tourProblem.words.ts'
import { myscustProblem } from '#contract/RM/myscustProblem.ts'
import { myscustProblemWords } from '#contract/RM/myscustProblem.words.ts'
import { myscustResult } from '#contract/RM/myscustResult.ts'
import { myscustResultWords } from '#contract/RM/myscustResult.words.ts'
import { resourceReport } from '#server/services/reports/resourceReport.ts'

const group = text('巡场', '巡場', 'Tours')
const mystery = text('神秘顾客', '神秘顧客', 'Mystery customers')

/** The reports on what was found on tours, for all regions. */
export const reports = [
  resourceReport(tourProblem, {
    id: 'RM.problems',
    title: text('巡场问题', '巡場問題', 'Tour issues'),
    does: text(
      '列出期间内发现的问题、负责人和整改情况。',
      '列出期間內發現的問題、負責人和跟進情況。',
      'Lists the issues found in a period, who deals with them and how far they are.',
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
  resourceReport(myscustResult, {
    id: 'RM.myscust',
    title: text('神秘顾客结果', '神秘顧客結果', 'Mystery customer results'),
    does: text(
      '列出期间内的检测、得分和是否合格。',
      '列出期間內的檢測、得分及是否合格。',
      'Lists the visits of a period with their scores and whether they passed.',
    ),
    group: mystery,
    columns: ['site', 'store_id', 'period', 'round', 'visit_at', 'score', 'pass', 'status', 'published_at'],
    filters: ['status', 'pass', 'store_id'],
    period: 'visit_at',
    sort: { visit_at: 1 },
    words: myscustResultWords,
  }),
  resourceReport(myscustProblem, {
    id: 'RM.myscust_problems',
    title: text('神秘顾客问题', '神秘顧客問題', 'Mystery customer follow-up'),
    does: text(
      '列出检测中发现的问题、负责人和整改情况。',
      '列出檢測中發現的問題、負責人及跟進情況。',
      'Lists what mystery customers found wrong, who deals with it and how far it is.',
    ),
    group: mystery,
    columns: [
      'problem_no',
      'site',
      'store_id',
      'title',
      'severity',
      'status',
      'found_at',
      'assignee_id',
      'due_at',
    ],
    filters: ['status', 'store_id'],
    period: 'found_at',
    sort: { found_at: 1 },
    words: myscustProblemWords,
  }),
]
