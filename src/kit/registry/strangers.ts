import type { Installation } from '#src/kit/compose.ts'
import type { Plugin } from '#src/kit/definePlugin.ts'
import { offeredBy } from './assemble.ts'
import type { Problem, Report } from './problem.ts'

/**
 * What plugins name and nobody has: data sources, menu groups, and slots, which may also be those of a plugin that is
 * switched off or only wanted, whose slots begin with its id.
 */
export function strangers(
  plugins: readonly Plugin[],
  { disabled = [], dataSources = {} }: Installation,
): Problem[] {
  const slots = offeredBy(plugins)
  const groups = new Set([...plugins.map(({ id }) => id), ...disabled])
  const found: Problem[] = []
  for (const { id: plugin, resources, fills, menu, wants = [] } of plugins) {
    const absent = [...disabled, ...wants]
    const report: Report = (code, place, what = '') => found.push({ code, plugin, place, what })
    resources?.forEach(({ source }, i) => {
      if (source === undefined || Object.hasOwn(dataSources, source)) return
      report('source.unknown', `resources[${i}].source`, source)
    })
    menu?.forEach(({ group }, i) => {
      if (group !== undefined && !groups.has(group)) report('menu.group', `menu[${i}].group`, group)
    })
    fills?.forEach(({ slot }, i) => {
      if (slots.has(slot) || absent.some((owner) => slot.startsWith(`${owner}.`))) return
      report('slot.unknown', `fills[${i}].slot`, slot)
    })
  }
  return found
}
