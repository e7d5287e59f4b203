import type { Explanation } from '#contract/explanation.ts'
import { text, type Locale } from '#contract/localText.ts'
import { performanceExplanation } from '#contract/PS/performanceExplanation.ts'
import type { FigureName } from '#contract/PS/figures.ts'
import { route } from '#server/http/handler.ts'
import { authorizeFigure, explained } from './explained.ts'
import { readSubject } from './readSubject.ts'
import type { PerformanceRow } from './readFigures.ts'

/** How a figure comes about: its formula, what it was computed from, and what was left out. */
export const performanceExplanationRoute = route(
  performanceExplanation,
  async ({ query, locale, reading }) => ({
    data: await reading(async (context): Promise<Explanation> => {
      const { figure } = query
      authorizeFigure(figure, context)
      const { row, currency } = await readSubject(context, query, locale)
      return explained({ figure, row, currency, locale, notes: row ? notesOn(figure, row, locale) : [] })
    }),
  }),
)

/** What a reader has to know about this figure of this row. */
function notesOn(figure: FigureName, row: PerformanceRow, locale: Locale): string[] {
  const { is_total, excluded_rows, coverage, yoy_basis, is_partial } = row
  const notes = [
    is_total && notesOf.sums,
    is_total && figure === 'ocr' && (excluded_rows ?? 0) > 0 && notesOf.excluded,
    !is_total && row[figure] === null && coverage !== null && coverage < 1 && notesOf.coverage,
    figure === 'yoy' && yoy_basis === 'lineage' && notesOf.lineage,
    is_partial && ['sales', 'mom', 'yoy'].includes(figure) && notesOf.partial,
  ]
  return notes.flatMap((note) => (note ? [note[locale].replace('%{rows}', String(excluded_rows))] : []))
}

const notesOf = {
  sums: text(
    '合计由各行之和重新计算，不是比率的平均。',
    '合計由各行之和重新計算，並非比率的平均。',
    'Computed from the sums of all rows, not as a mean of ratios.',
  ),
  excluded: text(
    '%{rows} 行缺少成本或销售额，未计入。',
    '%{rows} 行欠缺成本或銷售額，未計入。',
    'Rows without a cost or sales are left out: %{rows}.',
  ),
  coverage: text(
    '报数不完整，因此不计算。',
    '申報不完整，因此不計算。',
    'Not computed, because too few days were reported.',
  ),
  lineage: text(
    '与拆分或合并前的铺位相比。',
    '與拆分或合併前的舖位相比。',
    'Compared with the units from which this one was split or merged.',
  ),
  partial: text(
    '有租户当月未满或未报齐。',
    '有租戶當月未滿或未報齊。',
    'Some tenancies did not trade or report for the whole period.',
  ),
} as const
