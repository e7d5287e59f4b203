import type { Resource } from '#contract/resource.ts'
import { isSameValue } from './changes.ts'
import type { FormValues } from './changes.ts'

/** The changes of two people to one record. */
export interface Versions {
  readonly mine: FormValues
  readonly theirs: FormValues
  /** What my form started from. */
  readonly base: FormValues
  /** The other person started from it too. If not, the user must decide about every field they changed. */
  readonly isBaseShared: boolean
}

/** The result of merging two versions of a record. */
export interface Merge {
  /** Fields that both changed differently, or that depend on such fields: the user must decide. */
  readonly contested: readonly string[]
  /** Changed only by the other person: their value. */
  readonly theirs: readonly string[]
  /** Changed only by me. */
  readonly mine: readonly string[]
  /** My values, with the other person's where only they changed something. */
  readonly values: FormValues
}

/**
 * Merges field by field. A field that depends on another (a level 2 within its level 1) is merged together
 * with it.
 */
export function mergeOf({ mine, theirs, base, isBaseShared }: Versions, { fields }: Resource): Merge {
  const differing = Object.keys(fields).filter(
    (source) => fields[source]?.writable === 'always' && !isSameValue(mine[source], theirs[source]),
  )
  const byMe = (source: string) => !isSameValue(mine[source], base[source])
  const byThem = (source: string) => !isBaseShared || !isSameValue(theirs[source], base[source])
  const isContested = (source: string): boolean => {
    const family = familyOf(source, differing, fields)
    return family.some(byMe) && family.some(byThem)
  }
  const contested = differing.filter(isContested)
  const settled = differing.filter((source) => !contested.includes(source))
  const taken = settled.filter((source) => !byMe(source))
  return {
    contested,
    theirs: taken,
    mine: settled.filter(byMe),
    values: { ...mine, ...Object.fromEntries(taken.map((source) => [source, theirs[source] ?? null])) },
  }
}

/** The fields that depend on a field, and the fields that it depends on. */
function familyOf(source: string, among: readonly string[], fields: Resource['fields']): string[] {
  const outermost = (one: string): string => {
    const within = fields[one]?.within
    return within === undefined ? one : outermost(within)
  }
  return among.filter((one) => outermost(one) === outermost(source))
}
