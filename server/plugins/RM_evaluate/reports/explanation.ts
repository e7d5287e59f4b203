import { sql } from 'kysely'
import type { Explanation } from '#contract/explanation.ts'
import { text, type LocalText, type Locale } from '#contract/localText.ts'
import { hasFailed, pointsOf, totalOf, type WeighedAnswer } from '#contract/RM_evaluate/scoreOf.ts'
import { scoreSectionNames } from '#contract/RM_evaluate/scoreSections.words.ts'
import { scoringExplanation } from '#contract/RM_evaluate/scoringExplanation.ts'
import { scoreSections } from '#contract/RM_evaluate/scoringRules.ts'
import { filled } from '#server/base/filled.ts'
import type { Context } from '#server/engine/context.ts'
import { naturalOrder } from '#server/engine/naturalOrder.ts'
import { route } from '#server/http/handler.ts'
import { wholeReport } from './report.ts'

type Figure = Explanation['result']
type Section = (typeof scoreSections)[number]

interface Item extends WeighedAnswer {
  readonly section: Section
  readonly name: string
  readonly is_na: boolean
}

/** How the score of a report, or of one of its sections, comes about. */
export const explanationRoute = route(scoringExplanation, async ({ query, locale, reading }) => ({
  data: await reading(async (context): Promise<Explanation> => {
    const { figure, report_id, version } = query
    const report = await wholeReport(context, report_id)
    const shown = version === undefined ? undefined : await resultOf(context, report_id, version)
    const rules = shown?.rules ?? report.rules
    const items = await itemsOf(context, report_id, locale)
    if (figure === 'score') {
      const result = totalOf(items, rules)
      return {
        result: points('score', words.score[locale], result),
        formula: words.formula[locale],
        inputs: scoreSections.flatMap((section) => sectionFigure(section, items, locale) ?? []),
        notes: [
          ...notApplicable(items, locale),
          ...(result === null ? [filled(words.too_few[locale], { share: 100 * rules.min_share })] : []),
          ...(result !== null && hasFailed(items) ? [capped(items, rules.cap, locale)] : []),
          ...(shown && shown.score !== result ? [corrected(shown, locale)] : []),
        ],
      }
    }
    const own = items.filter(({ section }) => section === figure)
    return {
      result: points(null, scoreSectionNames[figure][locale], pointsOf(own)),
      formula: words.formula[locale],
      inputs: own.map((item) => ({
        figure: null,
        label: weighted(item.is_na ? `${item.name} (${words.na[locale]})` : item.name, item.weight, locale),
        value: item.score === null ? null : item.score / item.max_score,
        unit: 'ratio',
      })),
      notes: notApplicable(own, locale),
    }
  }),
}))

interface Result {
  readonly score: number | null
  /** Null if it was calculated before they were kept. */
  readonly rules: { readonly cap: number; readonly min_share: number } | null
}

/** The result of a report, which the caller sees, in a version of its day. */
async function resultOf({ db }: Context, report_id: string, version: number): Promise<Result | undefined> {
  const { rows } = await sql<Result>`
    select score::float8, rules from scoring_result where report_id = ${report_id} and version = ${version}`.execute(
    db,
  )
  return rows[0]
}

/** The items of a report that the caller sees, with their answers. */
async function itemsOf({ db }: Context, report_id: string, locale: Locale): Promise<Item[]> {
  const { rows } = await sql<Item>`
    select section, coalesce(nullif(${sql.ref(nameIn[locale])}, ''), name) as name, weight::float8, max_score::float8,
      is_critical, score::float8, is_na
    from scoring_report_item a join score_item i on i._id = a.item_id
    where report_id = ${report_id} order by i."order", ${naturalOrder('i.code')}`.execute(db)
  return rows
}

const nameIn = { zh_CN: 'name', zh_TW: 'name_tc', en_US: 'name_en' } as const

const points = (figure: string | null, label: string, value: number | null): Figure => ({
  figure,
  label,
  value,
  unit: 'count',
})

function sectionFigure(section: Section, items: readonly Item[], locale: Locale): Figure | undefined {
  const own = items.filter((item) => item.section === section)
  const weight = own.reduce((sum, item) => sum + item.weight, 0)
  return own.length === 0
    ? undefined
    : points(section, weighted(scoreSectionNames[section][locale], weight, locale), pointsOf(own))
}

function notApplicable(items: readonly Item[], locale: Locale): string[] {
  const left = items.filter(({ is_na }) => is_na)
  const weight = left.reduce((sum, item) => sum + item.weight, 0)
  return left.length === 0 ? [] : [filled(words.left_out[locale], { items: left.length, weight })]
}

function capped(items: readonly Item[], cap: number, locale: Locale): string {
  const names = items.filter((item) => hasFailed([item])).map(({ name }) => name)
  return filled(words.capped[locale], { names: names.join(words.comma[locale]), cap, score: pointsOf(items) })
}

const corrected = ({ score }: Result, locale: Locale): string =>
  filled(words.corrected[locale], { score: score ?? '–' })

const weighted = (name: string, weight: number, locale: Locale): string =>
  filled(words.weight[locale], { name, weight })

const words = {
  score: text('总分', '總分', 'Score'),
  formula: text(
    '100 ×（权重 × 得分率）之和 ÷ 权重之和',
    '100 ×（權重 × 得分率）之和 ÷ 權重之和',
    '100 × the sum of (weight × share of the points) ÷ the sum of the weights',
  ),
  weight: text('%{name}（权重 %{weight}）', '%{name}（權重 %{weight}）', '%{name} (weight %{weight})'),
  na: text('不适用', '不適用', 'not applicable'),
  left_out: text(
    '不适用的 %{items} 项不计分，其权重 %{weight} 不计入分母。',
    '不適用的 %{items} 項不計分，其權重 %{weight} 不計入分母。',
    'Items that do not apply are left out, with their weights. Items: %{items}; weight: %{weight}.',
  ),
  too_few: text(
    '已评项目的权重不足 %{share}%，因此没有总分。',
    '已評項目的權重不足 %{share}%，因此沒有總分。',
    'There is no score, because less than %{share}% of the weight was scored.',
  ),
  capped: text(
    '关键项得零分（%{names}），总分由 %{score} 封顶为 %{cap}。',
    '關鍵項得零分（%{names}），總分由 %{score} 封頂為 %{cap}。',
    'No points for a critical item (%{names}): at most %{cap} instead of %{score}.',
  ),
  corrected: text(
    '评分记录之后有更正；此版本的结果为 %{score}。',
    '評分記錄其後有更正；此版本的結果為 %{score}。',
    'The report was corrected since. The score in this version is %{score}.',
  ),
  comma: text('、', '、', ', '),
} satisfies Record<string, LocalText>
