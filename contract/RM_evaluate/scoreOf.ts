/** The parts of an item and its answer that the score depends on. */
export interface WeighedAnswer {
  readonly weight: number
  readonly max_score: number
  readonly is_critical: boolean
  /** Null if it is not answered, or does not apply. */
  readonly score: number | null
}

/** The parameters of a site by which a report is scored. */
export interface ScoreRules {
  /** The maximum score of a report with a failed critical item. */
  readonly cap: number
  /** The share of the weights that must be scored before a report counts. */
  readonly min_share: number
}

/**
 * The score of a report so far, 0 to 100 with two decimals (domain reference D.4): the weighted share of the
 * points over the items that were answered; null if there are too few. The score that counts is the server's.
 */
export function totalOf(answers: readonly WeighedAnswer[], { cap, min_share }: ScoreRules): number | null {
  const scored = sum(answers.filter(({ score }) => score !== null))
  const score = pointsOf(answers)
  if (score === null || scored < min_share * sum(answers)) return null
  return hasFailed(answers) ? Math.min(cap, score) : score
}

/** The score of a section, 0 to 100, without a minimum share or a cap. Null if nothing in it was answered. */
export function pointsOf(answers: readonly WeighedAnswer[]): number | null {
  const scored = answers.filter(({ score }) => score !== null)
  const weights = sum(scored)
  const earned = scored.reduce(
    (total, { weight, score, max_score }) => total + (weight * (score ?? 0)) / max_score,
    0,
  )
  return weights === 0 ? null : halfUp((100 * earned) / weights)
}

/** Whether a critical item has no points. */
export const hasFailed = (answers: readonly WeighedAnswer[]): boolean =>
  answers.some(({ is_critical, score }) => is_critical && score === 0)

const sum = (answers: readonly WeighedAnswer[]): number =>
  answers.reduce((total, { weight }) => total + weight, 0)

// The rounding error of binary fractions is far below the tenth decimal.
const halfUp = (value: number): number => Math.floor(Number((value * 100).toFixed(8)) + 0.5) / 100
