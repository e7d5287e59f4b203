import { isOfServer } from '#server/base/isOfServer.ts'
import type { PluginProblem } from '#server/base/pluginProblem.ts'

/** A name or an address that a plugin wants for itself. */
export interface Claim {
  /** The plugin's id. */
  readonly owner: string
  /** Where in its half. */
  readonly place: string
  /** Whether the name begins with the plugin's id. */
  readonly bearsId: boolean
  /** Whether the plugin comes with a package. */
  readonly isPackaged: boolean
}

/**
 * The problems of two claims that are in each other's way, as in the console: the plugin whose id begins the name keeps
 * it. Where that is neither or both, what belongs to the project goes before what comes with a package; else both plugins
 * are left out. The console's own is never at fault. Of two of the same plugin the later is wrong.
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

/** Whether the claim is of the halves that make up the server itself. */
export const isConsole = ({ owner }: Pick<Claim, 'owner'>): boolean => isOfServer(owner)

/** What people call the owner. */
export const ownerName = (claim: Claim): string => (isConsole(claim) ? 'the console' : claim.owner)

/** All pairs, each in the order of the list. */
export const pairs = <T>(items: readonly T[]): [T, T][] =>
  items.flatMap((later, i) => items.slice(0, i).map((earlier): [T, T] => [earlier, later]))
