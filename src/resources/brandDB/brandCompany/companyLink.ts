import { z } from 'zod'

const link = z.object({
  company_id: z.string(),
  relation: z.string(),
  region: z.string().nullish(),
})

/** The companies behind a brand, as a request names them. */
export const companyLinks = z.array(link).max(50)

/** A company behind a brand: its relation to the brand, and the region. */
export interface CompanyLink {
  readonly company_id: string
  readonly relation: string
  /** Null means everywhere. */
  readonly region: string | null
}

/** The companies that a value of a request or a form names; empty for anything else. */
export function linksIn(given: unknown): readonly CompanyLink[] {
  const read = companyLinks.safeParse(given)
  return read.success
    ? read.data.map(({ company_id, relation, region }) => ({ company_id, relation, region: region ?? null }))
    : []
}

/** Identifies a company behind a brand. */
export const keyOf = ({ company_id, relation, region }: CompanyLink): string =>
  JSON.stringify([company_id, relation, region])

/** Whether two lists have the same companies, in any order. */
export const areSame = (some: readonly CompanyLink[], others: readonly CompanyLink[]): boolean =>
  JSON.stringify(some.map(keyOf).toSorted()) === JSON.stringify(others.map(keyOf).toSorted())

/**
 * Applies what a user added to and removed from the list `base` to the current list, and keeps the changes of
 * others.
 */
export const joined = (
  mine: readonly CompanyLink[],
  base: readonly CompanyLink[],
  now: readonly CompanyLink[],
): readonly CompanyLink[] => {
  const isIn = (list: readonly CompanyLink[], one: CompanyLink) =>
    list.some((other) => keyOf(other) === keyOf(one))
  return [
    ...now.filter((one) => !isIn(base, one) || isIn(mine, one)),
    ...mine.filter((one) => !isIn(base, one) && !isIn(now, one)),
  ]
}
