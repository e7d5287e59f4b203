import type { SettingsSchema } from '#src/kit/base/plugin/definePlugin.ts'
import { useRegistry } from './registryContext.ts'

/**
 * Returns the settings of a plugin, as parsed by its schema. Pass the schema from the manifest:
 * `const { hours } = useSettings(settings)`. Throws if no mounted plugin has this schema.
 */
export function useSettings<T>(schema: SettingsSchema<T>): T {
  const { plugins, settings } = useRegistry().composition
  const owner = plugins.find((plugin) => plugin.settings === schema)
  if (!owner) throw new Error('No plugin has these settings')
  // The registry parsed them with this schema.
  return settings.get(owner.id) as T
}
