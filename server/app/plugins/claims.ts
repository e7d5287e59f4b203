import { isOfServer } from '#server/base/isOfServer.ts'
import type { PluginProblem } from '#server/base/pluginProblem.ts'

/** A name or an address that a plugin claims. */
export interface Claim {
  /** The plugin's id. */
  readonly owner: string
  /** The place in its half. */
  readonly place: string
  /** Whether the name begins with the plugin's id. */
  readonly bearsId: boolean
  /** Whether the plugin comes from a package. */
  readonly isPackaged: boolean
}

/**
 * Returns the problems of two claims that conflict, by the same rules as the console: the plugin whose id
 * begins the name keeps it. If that is neither or both, plugins of the project win over plugins from
 * packages; otherwise both are left out. The console itself is never at fault. Of two claims of the same
 * plugin the later is wrong.
 */
export function blame<C extends Claim>(
  earlier: C,
  later: C,
  sentence: (claim: C, other: C) => string,
): PluginProblem[] {
  const told = (claim: C, other: C): PluginProblem[] =>
    isConsole(claim) || (claim.owner !== other.owner && keeps(claim, other))
      ? []
      : [{ plugin: claim.owner, place: claim.place, sentence: sentence(claim, other) }]
  const isOne = earlier.owner === later.owner
  return [...told(later, earlier), ...(isOne ? [] : told(earlier, later))]
}

function keeps(claim: Claim, other: Claim): boolean {
  if (isConsole(other)) return false
  if (claim.bearsId !== other.bearsId) return claim.bearsId
  return !claim.isPackaged && other.isPackaged
}

/** Whether the claim belongs to the halves that make up the server itself. */
export const isConsole = ({ owner }: Pick<Claim, 'owner'>): boolean => isOfServer(owner)

/** The name of the owner in messages. */
export const ownerName = (claim: Claim): string => (isConsole(claim) ? 'the console' : claim.owner)

/** All pairs of items, each in the order of the list. */
export const pairs = <T>(items: readonly T[]): [T, T][] =>
  items.flatMap((later, i) => items.slice(0, i).map((earlier): [T, T] => [earlier, later]))
