import { atriumVersion, needsOf, satisfies } from '#contract/versionRange.ts'
import type { Plugin } from '#src/kit/base/plugin/definePlugin.ts'
import type { ProblemCode } from './explanations.ts'
import type { Problem, ProblemDetails } from './problem.ts'

/**
 * Finds missing dependencies and circles of dependencies; `listed` has the ids of all plugins of the
 * installation.
 */
export function needProblems(plugins: readonly Plugin[], listed: ReadonlySet<string>): Problem[] {
  const needs = new Map(
    plugins.map(({ id, dependencies: own }) => [id, needsOf(own).map(([other]) => other)]),
  )
  const versions = new Map(plugins.map(({ id, version = atriumVersion }) => [id, version]))
  const found: Problem[] = []
  for (const { id: plugin, dependencies: own } of plugins) {
    const report = (code: ProblemCode, details: Pick<ProblemDetails, 'other' | 'what'>) =>
      found.push({ code, plugin, place: 'dependencies', ...details })
    for (const [other, range] of needsOf(own)) {
      const version = versions.get(other)
      if (version === undefined) report(listed.has(other) ? 'need.quarantined' : 'need.missing', { other })
      else if (!satisfies(version, range)) report('need.version', { other, what: `${range}, and ${version}` })
    }
    const path = pathBack(plugin, needs)
    if (path) report('need.cycle', { what: path.join(' → '), other: path[1] ?? plugin })
  }
  return found
}

/**
 * The plugins that cannot run because a direct or indirect dependency is in `lost`, with the dependency that
 * fails.
 */
export function dependentsOf(
  lost: ReadonlySet<string>,
  plugins: readonly Plugin[],
): ReadonlyMap<string, string> {
  const fallen = new Map<string, string>()
  for (let before = -1; before < fallen.size;) {
    before = fallen.size
    for (const { id, dependencies: needs } of plugins) {
      const [gone] = needsOf(needs).find(([need]) => lost.has(need) || fallen.has(need)) ?? []
      if (gone !== undefined && !lost.has(id) && !fallen.has(id)) fallen.set(id, gone)
    }
  }
  return fallen
}

/** The shortest circle of dependencies from a plugin back to itself; undefined if there is none. */
function pathBack(
  plugin: string,
  needs: ReadonlyMap<string, readonly string[]>,
): readonly string[] | undefined {
  const seen = new Set<string>()
  const paths = [[plugin]]
  for (const path of paths) {
    for (const need of needs.get(path.at(-1) ?? '') ?? []) {
      if (need === plugin) return [...path, need]
      if (!seen.has(need)) paths.push([...path, need])
      seen.add(need)
    }
  }
  return undefined
}
