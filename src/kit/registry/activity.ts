import { isActive, type Caller, type OffRule } from '#contract/pluginsOff.ts'
import type { Composition } from '#src/kit/compose.ts'
import type { Plugin } from '#src/kit/definePlugin.ts'
import { assemble } from './assemble.ts'
import { dependentsOf } from './needs.ts'

/** Who is here, as far as these rules ask. */
export interface Present extends Caller {
  /** Of that site; HK is special. */
  readonly region: string | null
}

/**
 * What runs for somebody at a site. A plugin that is off or made for other sites, or needs such a one, adds nothing here, and its extensions are
 * dormant, as are those in its slots. What others refer to is known from the whole all the same.
 */
export function compositionFor(whole: Composition, who: Present, rules: readonly OffRule[]): Composition {
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

/** Whether a plugin is made for the site; one without a site sees what is made for all. */
function isAt({ availableAt }: Plugin, { site, region }: Present): boolean {
  if (typeof availableAt !== 'object') return true
  if (site === null) return false
  if ('sites' in availableAt) return availableAt.sites.includes(site)
  return 'region' in availableAt ? availableAt.region === region : availableAt.outside !== region
}
