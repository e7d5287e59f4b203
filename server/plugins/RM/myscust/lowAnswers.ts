import { isCounted } from '#contract/RM/myscustScore.ts'
import { categoryOf } from '#contract/RM/routingRule.ts'
import type { RuleRow } from '#server/plugins/RM/routing/routing.ts'
import type { ResultRow } from './scored.ts'

/** The problem that a low answer becomes. */
export type WantedProblem = ReturnType<typeof problemsOf>[number]

/** The problems that the answers of a visit below a share of their points call for. */
export const problemsOf = (visit: ResultRow, below: number, rules: readonly RuleRow[]) =>
  visit.answers
    .filter((answer) => isCounted(answer) && (answer.score ?? 0) / answer.max < below)
    .map(({ item_id, section, question, max, comment }) => ({
      site: visit.site,
      store_id: visit.store_id,
      result_id: visit._id,
      item_id,
      origin: 'auto' as const,
      category: categoryOf(rules, section),
      section,
      severity: max >= 10 ? 2 : 3,
      // The cut must not leave a lone surrogate.
      title: question.slice(0, 200).replace(/[\uD800-\uDBFF]$/, ''),
      description: comment,
    }))
