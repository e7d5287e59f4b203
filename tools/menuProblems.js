import { matchPath } from 'react-router-dom'

import { admitsMore } from '#contract/admitsMore.ts'

/** @typedef {{ route: string, can: import('#contract/access.ts').Rule, list?: string, menuPlace?: string }} Screen */
/** @typedef {import('#contract/menuEntry.ts').MenuEntry} Entry */
/** @typedef {import('#contract/someSites.ts').SomeSites} SomeSites */

/**
 * The mismatches between the menu that areas declare and their screens, one sentence each: an entry that leads
 * nowhere, an entry for people who may not open its page, and a list whose place in the menu does not exist. An
 * entry with entries below it need not lead anywhere. A list that no entry leads to yet is opened by its address.
 *
 * @param {object} given
 * @param {readonly { id: string, menu?: readonly Entry[], availableAt?: SomeSites }[]} given.plugins
 * @param {readonly Screen[]} given.screens of the console's halves
 * @param {readonly string[]} [given.forDepartments] entries whose page also needs a department
 * @returns {string[]}
 */
export function menuProblems({ plugins, screens, forDepartments = [] }) {
  const entries = plugins.flatMap(({ id, menu = [], availableAt }) =>
    menu.map((entry) => ({ id, entry: { availableAt, ...entry } })),
  )
  const above = new Set(entries.map(({ entry }) => entry.parent))
  const uris = new Set(entries.map(({ entry }) => entry.uri))
  /** @param {string} uri */
  const leadsTo = (uri) => screens.filter(({ route }) => matchPath(route, uri.replace(/[?#].*/, '')))
  return [
    ...entries.flatMap(({ id, entry: { uri, key = uri, can, availableAt: at } }) => {
      const found = leadsTo(uri)
      if (found.length === 0 && !above.has(key)) {
        return [`The menu entry ${uri} of ${id} leads nowhere: there is neither a page nor a list.`]
      }
      const shown = at ? { all: [can, siteRule(at)] } : can
      const isWeak =
        !forDepartments.includes(uri) &&
        found.length > 0 &&
        found.every((screen) => admitsMore(shown, screen.can))
      return isWeak ? [`The menu entry ${uri} of ${id} is shown to people who may not open it.`] : []
    }),
    ...screens.flatMap(({ list, menuPlace }) =>
      menuPlace === undefined || uris.has(menuPlace)
        ? []
        : [`The menuPlace of the list ${list} is ${menuPlace}, which is no menu entry.`],
    ),
  ]
}

/**
 * @param {SomeSites} at
 * @returns {import('#contract/access.ts').Rule}
 */
function siteRule(at) {
  if ('sites' in at) return { site: at.sites }
  return 'region' in at ? { region: at.region } : { not: { region: at.outside } }
}
