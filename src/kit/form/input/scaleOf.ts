import type { Field } from '#contract/field.ts'

/** The steps of a short scale, such as 1 to 5; undefined for any other field. */
export function scaleOf({ kind, min, max }: Field): readonly number[] | undefined {
  if (kind !== 'integer' || min === undefined || max === undefined || max - min > 11) return undefined
  return Array.from({ length: max - min + 1 }, (_, step) => min + step)
}
