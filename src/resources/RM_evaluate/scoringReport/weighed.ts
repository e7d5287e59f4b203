import type { WeighedAnswer } from '#contract/RM_evaluate/scoreOf.ts'
import type { AnsweredItem } from './useReport.ts'

/** An item as the score needs it. */
export const weighed = ({ weight, max_score, is_critical, answer }: AnsweredItem): WeighedAnswer => ({
  weight,
  max_score,
  is_critical: is_critical === true,
  score: answer.is_na ? null : answer.score,
})
