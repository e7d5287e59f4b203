import { readNumber } from '#contract/numberText.ts'
import type { RecordOf } from '#contract/resource.ts'
import type { scoreItem } from '#contract/RM_evaluate/scoreItem.ts'

export type ScoreItem = RecordOf<typeof scoreItem>

/** Weights as they are typed, by the ids of their items. */
export type TypedWeights = Readonly<Record<string, string>>

/** The weight of an item: as it is typed, otherwise as it is stored; null for what is not a weight. */
export function weightOf({ _id, weight }: ScoreItem, typed: TypedWeights): number | null {
  const text = typed[_id]
  if (text === undefined) return weight
  const typedWeight = readNumber(text) ?? -1
  const isWeight = typedWeight >= 0 && typedWeight <= 100 && Number(typedWeight.toFixed(2)) === typedWeight
  return isWeight ? typedWeight : null
}

/** The sum of the weights, in hundredths so that it is exact. Null while one of them is wrong. */
export function sumOf(items: readonly ScoreItem[], typed: TypedWeights): number | null {
  const weights = items.map((item) => weightOf(item, typed))
  return weights.includes(null)
    ? null
    : weights.reduce<number>((sum, weight) => sum + Math.round(100 * (weight ?? 0)), 0) / 100
}

/** The items whose weight was changed, each with its new weight. */
export const changedWeights = (items: readonly ScoreItem[], typed: TypedWeights) =>
  items.flatMap((item) => {
    const weight = weightOf(item, typed)
    return weight === null || weight === item.weight ? [] : [{ item, weight }]
  })

/** Whether anything was typed that is not stored, be it a weight or not. */
export const hasTyped = (items: readonly ScoreItem[], typed: TypedWeights): boolean =>
  items.some((item) => weightOf(item, typed) !== item.weight)
