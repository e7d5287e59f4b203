/** The parts of an answer that the score depends on. A point that does not apply, or has no score yet, counts in neither sum. */
interface ScoredAnswer {
  readonly section: string
  readonly max: number
  readonly score: number | null
  readonly is_na: boolean
}

/** 100 x points / possible points of the answers that count, to two decimals; null if none counts (domain reference D.7). */
export function scoreOf(answers: readonly ScoredAnswer[]): number | null {
  const counted = answers.filter(isCounted)
  const max = counted.reduce((sum, answer) => sum + answer.max, 0)
  const points = counted.reduce((sum, answer) => sum + (answer.score ?? 0), 0)
  return max === 0 ? null : Math.round((10_000 * points) / max) / 100
}

/** The score of each section, in the order of the questionnaire. */
export const sectionScores = (answers: readonly ScoredAnswer[]) =>
  [...Map.groupBy(answers, ({ section }) => section)].map(([section, own]) => ({
    section,
    score: scoreOf(own),
  }))

/** Whether an answer counts in the score. */
export const isCounted = ({ is_na, score }: Pick<ScoredAnswer, 'is_na' | 'score'>): boolean =>
  !is_na && score !== null

/** Whether an answer is still missing. */
export const isUnanswered = ({ is_na, score }: Pick<ScoredAnswer, 'is_na' | 'score'>): boolean =>
  !is_na && score === null
