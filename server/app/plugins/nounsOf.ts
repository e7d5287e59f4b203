import { contract } from '#contract/index.ts'
import type { Resource } from '#contract/resource.ts'
import { conducts } from '#server/app/conducts.ts'
import type { Conduct, Noun } from '#server/engine/conduct.ts'
import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'
import { extendedNoun } from '#server/http/extend.ts'

/**
 * Every noun by the name that references use, with its conduct and what the plugins add to it: the console's own and those of
 * these plugins.
 */
export function nounsOf(plugins: readonly ServerPlugin[]): ReadonlyMap<string, Noun> {
  const known = (own: readonly Resource[], conduct: Readonly<Record<string, Conduct>>): Noun[] =>
    own.map((resource) => ({ ...resource, conduct: conduct[resource.name] }))
  const core = known(Object.values(contract.resources), conducts)
  const all = [...core, ...plugins.flatMap(({ resources = [], conduct = {} }) => known(resources, conduct))]
  const extensions = plugins.flatMap(({ extend = [] }) => extend)
  return new Map(all.map((noun) => [noun.name, extendedNoun(noun, extensions)]))
}
