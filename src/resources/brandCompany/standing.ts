import { z } from 'zod'

const standing = z.object({
  company_id: z.string(),
  relation: z.string(),
  region: z.string().nullish(),
})

/** The companies behind a brand, as a request names them. */
export const standings = z.array(standing).max(50)

/** One of them: what it is to the brand, and where. */
export interface Standing {
  readonly company_id: string
  readonly relation: string
  /** None: everywhere. */
  readonly region: string | null
}

/** The companies that a value of a request or of a form names; none where it is something else. */
export function standingsIn(given: unknown): readonly Standing[] {
  const read = standings.safeParse(given)
  return read.success
    ? read.data.map(({ company_id, relation, region }) => ({ company_id, relation, region: region ?? null }))
    : []
}

/** Tells two of them apart. */
export const keyOf = ({ company_id, relation, region }: Standing): string =>
  JSON.stringify([company_id, relation, region])

/** Whether two lists name the same, in whatever order. */
export const areSame = (some: readonly Standing[], others: readonly Standing[]): boolean =>
  JSON.stringify(some.map(keyOf).toSorted()) === JSON.stringify(others.map(keyOf).toSorted())

/** What somebody made of a list, put into that of now: what they added and took away, beside what others did. */
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
