import { plugins } from '#console.config.ts'
import type { Plugin } from '#src/kit/definePlugin.ts'

/** The plugins of `console.config.ts`. They are checked by who composes them. */
export const shippedPlugins = await Promise.all(
  Object.values(plugins).map(async (load): Promise<Plugin> => (await load()).default),
)
