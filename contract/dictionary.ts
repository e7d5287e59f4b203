import type { Resource } from './resource.ts'

/** Closed lists that have editors of their own, and whose records are no entries to choose from. */
const others: ReadonlySet<string> = new Set(['menu', 'role', 'site'])

/** Whether the records of a resource are entries with three names that the operator keeps, and that can replace one another. */
export const isDictionary = ({
  name,
  dictionary,
  fields,
}: Pick<Resource, 'name' | 'dictionary' | 'fields'>): boolean =>
  dictionary && !others.has(name) && ['name', 'name_en', 'name_tc'].every((one) => one in fields)
