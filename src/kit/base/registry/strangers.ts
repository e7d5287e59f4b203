import { matchPath } from 'react-router-dom'
import type { Rule } from '#contract/access.ts'
import { admitsMore } from '#contract/admitsMore.ts'
import { ruleParts } from '#contract/ruleParts.ts'
import type { Installation } from './compose.ts'
import type { PluginPage, Plugin } from '#src/kit/base/plugin/definePlugin.ts'
import { offeredBy } from './assemble.ts'
import { isRecord } from '#contract/isRecord.ts'

import type { Problem, Report } from './problem.ts'

/**
 * Finds references to data sources, menu groups, addresses in the menu, and slots that do not exist.
 * Addresses and slots may also belong to a plugin that is switched off, faulty or an optional dependency, if
 * they begin with its id. Also finds menu entries for people who may not open their address. `listed` has the
 * ids of all plugins of the installation.
 */
export function strangers(
  plugins: readonly Plugin[],
  { disabled = [], dataSources = {} }: Installation,
  listed: readonly string[],
): Problem[] {
  const sound = new Set(plugins.map(({ id }) => id))
  const out = [...disabled, ...listed.filter((id) => !sound.has(id))]
  const screens = screensOf(plugins)
  const slots = offeredBy(plugins)
  const groups = new Set([...plugins.map(({ id }) => id), ...disabled])
  const found: Problem[] = []
  for (const {
    id: plugin,
    availableAt: at,
    resources,
    extensions,
    menu,
    optionalDependencies = [],
  } of plugins) {
    const absent = [...disabled, ...optionalDependencies]
    const report: Report = (code, place, what = '') => found.push({ code, plugin, place, what })
    resources?.forEach(({ source }, i) => {
      if (source === undefined || Object.hasOwn(dataSources, source)) return
      report('source.unknown', `resources[${i}].source`, source)
    })
    menu?.forEach(({ group, uri, can }, i) => {
      if (group !== undefined && !groups.has(group)) report('menu.group', `menu[${i}].group`, group)
      const path = uri.replace(/[?#].*/, '')
      const found = screens.filter(({ route }) => matchPath(route, path))
      if (found.length > 0) {
        const shown = within(can, at)
        if (found.every((screen) => admitsMore(shown, screen.can))) report('menu.weak', `menu[${i}].can`, uri)
      } else if (![...out, ...optionalDependencies].some((owner) => matchPath(`/${owner}/*`, path))) {
        report('menu.nowhere', `menu[${i}].uri`, uri)
      }
    })
    extensions?.forEach(({ slot }, i) => {
      if (slots.has(slot) || absent.includes(slot.replace(/[./].*/, ''))) return
      report('slot.unknown', `extensions[${i}].slot`, slot)
    })
  }
  return found
}

/** The addresses that the menu can lead to, and who may open them. */
const screensOf = (plugins: readonly Plugin[]): Pick<PluginPage, 'route' | 'can'>[] =>
  plugins.flatMap(({ pages = [], resources = [] }) => [
    ...pages,
    ...resources
      .filter(({ list }) => list)
      .map(({ name, contract }) => ({ route: `/${name}/*` as const, can: contract.can.view })),
  ])

/** A rule at the sites where a plugin runs. */
function within(can: Rule, at: Plugin['availableAt']): Rule {
  if (!isRecord(at)) return can
  const place =
    'sites' in at
      ? { site: at.sites }
      : 'region' in at
        ? { region: at.region }
        : { not: { region: at.outside } }
  return ruleParts(place) ? { all: [can, place] } : can
}
