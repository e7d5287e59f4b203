import { loadServerPlugins } from '#server/app/plugins/loadServerPlugins.ts'
import { ruleOfScreen } from '#src/kit/base/resource/defineResource.ts'

import { consoleHalves } from './consoleHalves.js'
import { menuProblems } from './menuProblems.js'
import { endWith, PlainError } from './plainError.js'

// Part of `npm run check`: the server does not know the console's screens, so only here can the menu be
// compared with them.

process.on('uncaughtException', endWith)

/** Entries whose screen also needs a department. A menu entry can only name a permission. */
const forDepartments = ['/leasing/rent', '/PS/billing']

const screens = (await consoleHalves()).flatMap(({ pages = [], resources = [] }) => [
  ...pages,
  ...resources
    .filter(({ list }) => list)
    .map((resource) => ({
      route: `/${resource.name}/*`,
      can: ruleOfScreen(resource, 'list'),
      list: `/${resource.name}`,
      menuPlace: resource.menuPlace,
    })),
])
const found = await loadServerPlugins()
const problems = menuProblems({
  plugins: found.plugins,
  screens,
  forDepartments,
})
if (problems.length > 0) throw new PlainError(problems.join('\n'))
const count = found.plugins.flatMap(({ menu = [] }) => menu).length
console.log(`${count} menu entries`)
