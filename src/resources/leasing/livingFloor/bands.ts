import type { UnitMonth } from './useLivingFloor.ts'

/**
 * Where a scale of four levels is cut: at the quartiles of all months, so that a colour means the same in each,
 * rounded to two digits. Fewer levels if values are alike.
 */
export function cutsOf(values: readonly number[]): readonly number[] {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(share * sorted.length)]
  const cuts = [0.25, 0.5, 0.75].flatMap((share) => {
    const value = at(share)
    return value === undefined ? [] : [Number(value.toPrecision(2))]
  })
  return [...new Set(cuts)]
}

/** The band of a value, of which there is one more than cuts; undefined without a value. */
export const bandAt = <T>(
  bands: readonly T[],
  cuts: readonly number[],
  value: number | null,
): T | undefined => (value === null ? undefined : bands[cuts.filter((cut) => cut <= value).length])

/** The day on which the first tenant of a unit leaves; null for a vacant unit. */
export const firstEnd = ({ tenants }: UnitMonth): string | null =>
  tenants.map(({ end_date }) => end_date).toSorted()[0] ?? null
