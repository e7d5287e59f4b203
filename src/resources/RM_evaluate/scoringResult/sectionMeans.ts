import { scoreSections } from '#contract/RM_evaluate/scoringRules.ts'

/** An item with its share of the points, in one respect: of a shop, or the mean of several. */
interface WeighedShare {
  readonly section: (typeof scoreSections)[number]
  readonly weight: number
  /** Null if there is none: the item did not apply. */
  readonly share: number | null
}

/** The score of each section, 0 to 100 with two decimals, by the weights of its items; null where there is none. */
export function sectionMeans(items: readonly WeighedShare[]): (number | null)[] {
  return scoreSections.map((section) => {
    const own = items.filter((item) => item.section === section && item.share !== null)
    const weights = own.reduce((sum, { weight }) => sum + weight, 0)
    const earned = own.reduce((sum, { weight, share }) => sum + weight * (share ?? 0), 0)
    return weights === 0 ? null : Math.round((10_000 * earned) / weights) / 100
  })
}
