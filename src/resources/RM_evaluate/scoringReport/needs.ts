import type { AnsweredItem } from './useReport.ts'

/** Whether an item has few points, and nobody has said why. */
export const needsRemark = ({ answer, max_score, remark_below }: AnsweredItem): boolean =>
  answer.score !== null &&
  remark_below !== null &&
  answer.score / max_score < remark_below &&
  !answer.remark?.trim()

/** Whether something is missing before the report can be submitted. */
export const isUnfinished = (item: AnsweredItem): boolean =>
  (item.answer.score === null && !item.answer.is_na) || needsRemark(item)
