import type { ServedResource } from '#server/engine/hooks.ts'
import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'
import { extendedResource } from '#server/http/extend.ts'
import { recordTexts } from './recordTexts.ts'

/** Every resource by the name that references use, with the hooks of its area and what other areas add. */
export function resourcesOf(plugins: readonly ServerPlugin[]): ReadonlyMap<string, ServedResource> {
  const extensions = plugins.flatMap(({ extend = [] }) => extend)
  const own = plugins.flatMap(({ resources = [], hooks = {}, words = [], sheets = {} }) =>
    resources.map((resource) => ({
      ...resource,
      hooks: hooks[resource.name],
      texts: recordTexts(
        resource,
        words.find((one) => one.resource === resource.name),
        sheets[resource.name],
      ),
    })),
  )
  return new Map(own.map((noun) => [noun.name, extendedResource(noun, extensions)]))
}
