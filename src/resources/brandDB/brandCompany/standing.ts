import { z } from 'zod'

const standing = z.object({
  company_id: z.string(),
  relation: z.string(),
  region: z.string().nullish(),
})

/** The companies behind a brand, as a request names them. */
export const standings = z.array(standing).max(50)

/** A company behind a brand: its relation to the brand, and the region. */
export interface Standing {
  readonly company_id: string
  readonly relation: string
  /** Null means everywhere. */
  readonly region: string | null
}

/** The companies that a value of a request or a form names; empty for anything else. */
export function standingsIn(given: unknown): readonly Standing[] {
  const read = standings.safeParse(given)
  return read.success
    ? read.data.map(({ company_id, relation, region }) => ({ company_id, relation, region: region ?? null }))
    : []
}

/** Identifies a company behind a brand. */
export const keyOf = ({ company_id, relation, region }: Standing): string =>
  JSON.stringify([company_id, relation, region])

/** Whether two lists have the same companies, in any order. */
export const areSame = (some: readonly Standing[], others: readonly Standing[]): boolean =>
  JSON.stringify(some.map(keyOf).toSorted()) === JSON.stringify(others.map(keyOf).toSorted())

/**
 * Applies what a user added to and removed from the list `base` to the current list, and keeps the changes of
 * others.
 */
export const joined = (
  mine: readonly Standing[],
  base: readonly Standing[],
  now: readonly Standing[],
): readonly Standing[] => {
  const isIn = (list: readonly Standing[], one: Standing) => list.some((other) => keyOf(other) === keyOf(one))
  return [
    ...now.filter((one) => !isIn(base, one) || isIn(mine, one)),
    ...mine.filter((one) => !isIn(base, one) && !isIn(now, one)),
  ]
}
