import type { SettingsSchema } from './definePlugin.ts'
import { useRegistry } from './registryContext.ts'

/**
 * What the installation set for a plugin, as its schema reads it. Hand over the schema that stands in the manifest:
 * `const { hours } = useSettings(settings)`. Throws when it is not that of a plugin that is mounted.
 */
export function useSettings<T>(schema: SettingsSchema<T>): T {
  const { plugins, settings } = useRegistry().composition
  const owner = plugins.find((plugin) => plugin.settings === schema)
  if (!owner) throw new Error('No plugin has these settings')
  // The registry read them with this very schema.
  return settings.get(owner.id) as T
}
