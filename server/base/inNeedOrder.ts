import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'
import { pluginError } from './pluginError.ts'

/**
 * The plugins so that each stands behind those that it needs, otherwise by their ids: the order of `console.config.ts`
 * says nothing. Throws a sentence for a need that is not there, and for a circle.
 */
export function inNeedOrder(plugins: readonly ServerPlugin[]): readonly ServerPlugin[] {
  const byId = new Map(plugins.map((plugin) => [plugin.id, plugin]))
  const ordered = new Set<ServerPlugin>()
  const stand = (plugin: ServerPlugin, way: readonly string[]): void => {
    if (ordered.has(plugin)) return
    const path = [...way, plugin.id]
    if (way.includes(plugin.id)) throw circle(path.slice(path.indexOf(plugin.id)))
    for (const need of plugin.needs ?? []) {
      const needed = byId.get(need)
      if (!needed) throw pluginError(plugin.id, 'needs', `there is no server half of ${need}.`)
      stand(needed, path)
    }
    ordered.add(plugin)
  }
  for (const id of [...byId.keys()].toSorted()) {
    const plugin = byId.get(id)
    if (plugin) stand(plugin, [])
  }
  return [...ordered]
}

const circle = (path: readonly string[]) =>
  pluginError(String(path[0]), 'needs', `it needs itself: ${path.join(' → ')}.`)
