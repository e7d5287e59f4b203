import type { Plugin } from '#src/kit/definePlugin.ts'
import { problem, type Problem } from './problem.ts'

/** What the plugins' schemas make of what is set for them; what a schema refuses is a problem of its plugin. */
export function readSettings(
  plugins: readonly Plugin[],
  given: Readonly<Record<string, unknown>>,
): { values: ReadonlyMap<string, unknown>; problems: readonly Problem[] } {
  const values = new Map<string, unknown>()
  const problems: Problem[] = []
  for (const { id, settings } of plugins) {
    const value = Object.hasOwn(given, id) ? given[id] : undefined
    if (settings === undefined) {
      if (value !== undefined) {
        problems.push(problem('settings.invalid', id, 'settings', 'It takes no settings.'))
      }
      continue
    }
    try {
      values.set(id, settings.parse(value ?? {}))
    } catch (error) {
      const text = error instanceof Error ? error.message : 'They are refused.'
      problems.push(problem('settings.invalid', id, 'settings', text))
    }
  }
  return { values, problems }
}
