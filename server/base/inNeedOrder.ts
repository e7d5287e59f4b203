import { needsOf, type Needs } from '#contract/versionRange.ts'

/** A plugin, as far as its position among the others is concerned. */
export interface Dependent {
  readonly id: string
  readonly dependencies?: Needs
}

/**
 * Sorts plugins so that each comes after those that it needs, otherwise by id; the order of
 * `console.config.ts` does not matter. What belongs to no area comes first. A missing dependency is ignored,
 * and a cycle is broken somewhere.
 */
export function inNeedOrder<P extends Dependent>(plugins: readonly P[]): readonly P[] {
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
