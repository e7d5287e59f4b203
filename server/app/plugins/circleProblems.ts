import { needsOf } from '#contract/versionRange.ts'
import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'
import type { PluginProblem } from '#server/base/pluginProblem.ts'

/** Finds plugins that depend on themselves, directly or through others, each with the shortest cycle. */
export function circleProblems(plugins: readonly ServerPlugin[]): PluginProblem[] {
  const needs = new Map(plugins.map(({ id, dependencies: own }) => [id, needsOf(own).map(([need]) => need)]))
  return plugins.flatMap(({ id }) => {
    const path = pathBack(id, needs)
    return path
      ? [{ plugin: id, place: 'dependencies', sentence: `it needs itself: ${path.join(' → ')}.` }]
      : []
  })
}

function pathBack(id: string, needs: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const seen = new Set<string>()
  const paths = [[id]]
  for (const path of paths) {
    for (const need of needs.get(path.at(-1) ?? '') ?? []) {
      if (need === id) return [...path, need]
      if (!seen.has(need)) paths.push([...path, need])
      seen.add(need)
    }
  }
  return undefined
}
