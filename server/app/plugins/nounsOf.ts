import type { Noun } from '#server/engine/conduct.ts'
import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'
import { extendedNoun } from '#server/http/extend.ts'

/** Every resource by the name that references use, with what its area does for it and what other areas add. */
export function nounsOf(plugins: readonly ServerPlugin[]): ReadonlyMap<string, Noun> {
  const extensions = plugins.flatMap(({ extend = [] }) => extend)
  const own = plugins.flatMap(({ resources = [], conduct = {}, sheets = {} }) =>
    resources.map((resource) => ({
      ...resource,
      conduct: conduct[resource.name],
      texts: sheets[resource.name],
    })),
  )
  return new Map(own.map((noun) => [noun.name, extendedNoun(noun, extensions)]))
}
