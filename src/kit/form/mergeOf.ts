import type { Resource } from '#contract/resource.ts'
import { isSameValue } from './changes.ts'
import type { FormValues } from './changes.ts'

/** What two people did to one record, from the same start. */
export interface Versions {
  readonly mine: FormValues
  readonly theirs: FormValues
  /** What my form started from. */
  readonly base: FormValues
  /** It is also what the other person started from. If not, whatever I changed has to be decided. */
  readonly isBaseShared: boolean
}

/** How two versions of a record come together. */
export interface Merge {
  /** Changed by both, and differently, or hanging together so: to be decided. */
  readonly contested: readonly string[]
  /** Changed by the other person alone: theirs. */
  readonly theirs: readonly string[]
  /** Changed by me alone. */
  readonly mine: readonly string[]
  /** My values with the other person's where they alone changed something. */
  readonly values: FormValues
}

/** Merges field by field. A field that is chosen within another one (a level 2 within its level 1) goes with it. */
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

/** Those of the fields that hang together with one: what it lies within, and what lies within it. */
function familyOf(source: string, among: readonly string[], fields: Resource['fields']): string[] {
  const outermost = (one: string): string => {
    const within = fields[one]?.within
    return within === undefined ? one : outermost(within)
  }
  return among.filter((one) => outermost(one) === outermost(source))
}
