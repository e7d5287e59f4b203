import type { Plugin } from '#src/kit/base/plugin/definePlugin.ts'
import type { Problem } from './problem.ts'

/**
 * Parses the settings of each plugin with its schema; settings that a schema rejects are a problem of the
 * plugin.
 */
export function readSettings(
  plugins: readonly Plugin[],
  given: Readonly<Record<string, unknown>> = {},
): { values: ReadonlyMap<string, unknown>; problems: readonly Problem[] } {
  const values = new Map<string, unknown>()
  const problems: Problem[] = []
  for (const { id: plugin, settings } of plugins) {
    const value = Object.hasOwn(given, plugin) ? given[plugin] : undefined
    try {
      if (settings) values.set(plugin, settings.parse(value ?? {}))
      else if (value !== undefined) throw new Error('It has no settings.')
    } catch (error) {
      const what = error instanceof Error ? error.message : 'They are refused.'
      problems.push({ code: 'settings.invalid', plugin, place: 'settings', what })
    }
  }
  return { values, problems }
}
