import type { ResourceHooks } from '#server/engine/hooks.ts'
import { loadServerPlugins } from '#server/app/plugins/loadServerPlugins.ts'

/** The server halves that ship with Atrium, with what no area owns. Loading them makes their parameters known. */
export const { plugins: shippedHalves } = await loadServerPlugins()

/** The permission codes that they declare. */
export const shippedCodes: readonly string[] = shippedHalves.flatMap(({ permissions = {} }) =>
  Object.keys(permissions),
)

/** By resource, what they do for it beyond its contract. */
export const shippedHooks: Readonly<Record<string, ResourceHooks>> = Object.fromEntries(
  shippedHalves.flatMap(({ hooks = {} }) => Object.entries(hooks)),
)
