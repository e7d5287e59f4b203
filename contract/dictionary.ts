import type { Resource } from './resource.ts'

/** Closed lists that have editors of their own, and whose records are not entries to choose from. */
const others: ReadonlySet<string> = new Set(['menu', 'role', 'site'])

/** Whether the records of a resource are entries with three names that the operator keeps. */
export const isDictionary = ({
  name,
  dictionary,
  fields,
}: Pick<Resource, 'name' | 'dictionary' | 'fields'>): boolean =>
  dictionary && !others.has(name) && ['name', 'name_en', 'name_tc'].every((one) => one in fields)

/** Flags and scores that one of these led to would have come out differently with another. */
const measures: ReadonlySet<string> = new Set(['flag_rule', 'score_item', 'score_item_set'])

/** Whether an entry of a resource can take the place of another in the records that refer to it. */
export const isReplaceable = (resource: Parameters<typeof isDictionary>[0]): boolean =>
  isDictionary(resource) && !measures.has(resource.name)
