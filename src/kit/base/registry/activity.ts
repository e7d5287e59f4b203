import { isActive, type Caller, type OffRule } from '#contract/pluginsOff.ts'
import type { Composition } from './compose.ts'
import type { Plugin } from '#src/kit/base/plugin/definePlugin.ts'
import { assemble } from './assemble.ts'
import { dependentsOf } from './needs.ts'

/** The parts of the user's situation that these rules depend on. */
export interface UserSituation extends Caller {
  /** The region of that site; HK is special. */
  readonly region: string | null
}

/**
 * Returns what runs for a user at a site. A plugin that is off, is for other sites, or needs such a plugin
 * adds nothing, and its extensions are dormant, as are those in its slots. References to its resources still
 * work.
 */
export function compositionFor(
  whole: Composition,
  who: UserSituation,
  rules: readonly OffRule[],
): Composition {
  const { plugins } = whole
  const off = new Set(
    plugins.filter((plugin) => !isAt(plugin, who) || !isActive(plugin.id, who, rules)).map(({ id }) => id),
  )
  if (off.size === 0) return whole
  const fallen = dependentsOf(off, plugins)
  const runs = ({ id }: Plugin) => !off.has(id) && !fallen.has(id)
  const inactive = plugins.filter((plugin) => !runs(plugin))
  return { ...whole, ...assemble(plugins.filter(runs), inactive), inactive }
}

/** Whether a plugin is for the site. A user without a site gets only plugins for all sites. */
function isAt({ availableAt }: Plugin, { site, region }: UserSituation): boolean {
  if (typeof availableAt !== 'object') return true
  if (site === null) return false
  if ('sites' in availableAt) return availableAt.sites.includes(site)
  return 'region' in availableAt ? availableAt.region === region : availableAt.outside !== region
}
