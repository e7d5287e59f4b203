import { matchPath } from 'react-router-dom'
import { expect, it } from 'vitest'
import { plugins } from '#console.config.ts'
import type { Rule } from '#contract/access.ts'
import { admitsMore } from '#contract/admitsMore.ts'
import { contract } from '#contract/index.ts'
import type { Resource } from '#contract/resource.ts'
import { resourceFaults } from '#contract/resourceFaults.ts'
import { conducts } from '#server/app/conducts.ts'
import { conductFaults } from '#server/app/plugins/conductFaults.ts'
import type { MenuSites } from '#server/http/menuEntry.ts'
import { routes } from '#server/app/routes.ts'
import { shippedHalves } from '#tests/support/shippedHalves.ts'

// What is refused of plugins, the console does not do itself.

const nouns: readonly Resource[] = Object.values(contract.resources)

it.each(nouns.map((noun) => [noun.name, noun] as const))('the contract of %s has no mistake', (_, noun) => {
  expect(resourceFaults(noun)).toEqual([])
})

it('has hooks for its own nouns, fields and steps alone, and works out every derived field', () => {
  expect(conductFaults(nouns, conducts)).toEqual([])
})

it('has no two addresses that differ in case only', () => {
  const paths = new Set(routes.map(({ call }) => call.path.replace(/\{\w+\}/g, '{}')))
  expect(new Set([...paths].map((path) => path.toLowerCase())).size).toBe(paths.size)
})

it('has no menu entry that is shown to people who may not open what it leads to', async () => {
  const screens = (await Promise.all(Object.values(plugins).map((load) => load()))).flatMap(
    ({ default: { pages = [], resources = [] } }) => [
      ...pages,
      ...resources
        .filter(({ list }) => list)
        .map(({ name, contract: { can } }) => ({ route: `/${name}/*`, can: can.view })),
    ],
  )
  const led = shippedHalves.flatMap(({ menu = [] }) =>
    menu.flatMap(({ uri, can: code, at }) => {
      // Region by region: the same address asks for another code in Hong Kong.
      const shown: Rule = { all: [code, ...(at ? [ruleOfSites(at)] : [])] }
      return screens.filter(({ route }) => matchPath(route, uri)).map(({ can }) => ({ uri, shown, can }))
    }),
  )
  expect(led.length).toBeGreaterThan(10)
  expect(led.filter(({ shown, can }) => admitsMore(shown, can))).toEqual([])
})

function ruleOfSites(at: MenuSites): Rule {
  if ('sites' in at) return { site: at.sites }
  return 'region' in at ? { region: at.region } : { not: { region: at.outside } }
}
