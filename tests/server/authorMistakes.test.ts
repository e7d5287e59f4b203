import { expect, it } from 'vitest'
import { contract } from '#tools/contract.ts'
import type { Resource } from '#contract/resource.ts'
import { resourceFaults } from '#contract/resourceFaults.ts'
import { hookFaults } from '#server/app/plugins/hookFaults.ts'
import { lifecycleFaults } from '#server/app/plugins/lifecycleFaults.ts'
import { routesOf } from '#server/app/routes.ts'
import { shippedHooks, shippedHalves } from '#tests/support/shippedHalves.ts'

// What is refused of plugins, the console does not do itself.

const nouns: readonly Resource[] = Object.values(contract.resources)

it.each(nouns.map((noun) => [noun.name, noun] as const))('the contract of %s has no mistake', (_, noun) => {
  expect([...resourceFaults(noun), ...lifecycleFaults(noun)]).toEqual([])
})

it('the server has hooks for its own nouns, fields and steps alone, and works out every derived field', () => {
  expect(hookFaults(nouns, shippedHooks)).toEqual([])
})

it('the server has no two addresses that differ in case only', () => {
  const paths = new Set(routesOf(shippedHalves).map(({ call }) => call.path.replace(/\{\w+\}/g, '{}')))
  expect(new Set([...paths].map((path) => path.toLowerCase())).size).toBe(paths.size)
})
