import { needsOf, type Needs } from '#contract/versionRange.ts'

/** A plugin, as far as its place among the others goes. */
export interface Needing {
  readonly id: string
  readonly dependencies?: Needs
}

/**
 * The plugins so that each stands behind those that it needs, otherwise by their ids: the order of `console.config.ts`
 * says nothing. What no area owns comes first. A need that is not there is passed over, and a circle is broken somewhere.
 */
export function inNeedOrder<P extends Needing>(plugins: readonly P[]): readonly P[] {
  const byId = new Map(plugins.map((plugin) => [plugin.id, plugin]))
  const ordered = new Set<P>()
  const visited = new Set<string>()
  const visit = (id: string): void => {
    const plugin = byId.get(id)
    if (!plugin || visited.has(id)) return
    visited.add(id)
    for (const [need] of needsOf(plugin.dependencies)) visit(need)
    ordered.add(plugin)
  }
  visit('core')
  for (const id of [...byId.keys()].toSorted()) visit(id)
  return [...ordered]
}
