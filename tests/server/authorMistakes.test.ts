import { matchPath } from 'react-router-dom'
import { expect, it } from 'vitest'
import { plugins } from '#console.config.ts'
import type { Rule } from '#contract/access.ts'
import type { Permission } from '#contract/permission.ts'
import { admitsMore } from '#contract/admitsMore.ts'
import { asList } from '#contract/field.ts'
import { contract } from '#contract/index.ts'
import type { Resource } from '#contract/resource.ts'
import { resourceFaults } from '#contract/resourceFaults.ts'
import { conducts } from '#server/app/conducts.ts'
import { menus } from '#server/demo/menus.ts'
import { sites } from '#server/demo/sites.ts'
import { conductFaults } from '#server/app/plugins/conductFaults.ts'
import { routes } from '#server/app/routes.ts'

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
  const regions = new Map(sites(0).map(({ _id, site_region }) => [_id, site_region]))
  const led = menus(0).flatMap(({ uri, permission_code, sites: at }) => {
    const code = permission_code as Permission
    const places = [...new Set(asList(at).map((site) => regions.get(site) ?? ''))]
    // Region by region: the same address asks for another code in Hong Kong.
    const shown: Rule =
      places.length === 0 ? code : { all: [code, { any: places.map((region) => ({ region })) }] }
    return screens.filter(({ route }) => matchPath(route, uri)).map(({ can }) => ({ uri, shown, can }))
  })
  expect(led.length).toBeGreaterThan(10)
  expect(led.filter(({ shown, can }) => admitsMore(shown, can))).toEqual([])
})
