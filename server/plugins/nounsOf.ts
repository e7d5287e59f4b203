import { contract } from '#contract/index.ts'
import type { Resource } from '#contract/resource.ts'
import type { ServerPlugin } from './defineServerPlugin.ts'

/** Every resource by the name that references use: the console's own and those of these plugins. */
export function nounsOf(plugins: readonly ServerPlugin[]): ReadonlyMap<string, Resource> {
  const core: readonly Resource[] = Object.values(contract.resources)
  const all = [...core, ...plugins.flatMap(({ resources = [] }) => resources)]
  return new Map(all.map((resource) => [resource.name, resource]))
}
