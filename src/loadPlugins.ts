import { compose, type Candidate, type Composition, type Problem } from '#src/kit/compose.ts'
import { problem } from '#src/kit/registry/problem.ts'

/** By id, how to fetch a plugin's manifest: the shape of `console.config.ts`. */
export type PluginLoaders = Readonly<Record<string, () => Promise<{ default: unknown }>>>

/**
 * Fetches the manifests and puts them together. Never rejects: a plugin that cannot be loaded is a problem of the
 * composition like any other, and the rest is mounted.
 */
export async function loadPlugins(loaders: PluginLoaders): Promise<Composition> {
  const candidates: Candidate[] = []
  const problems: Problem[] = []
  // `async` also catches what throws before there is a promise.
  const loads = Object.entries(loaders).map(async ([id, load]) => ({ id, plugin: (await load()).default }))
  for (const [i, load] of (await Promise.allSettled(loads)).entries()) {
    if (load.status === 'fulfilled') candidates.push(load.value)
    else problems.push(loadProblem(Object.keys(loaders)[i] ?? '', load.reason))
  }
  const composition = compose(candidates)
  for (const { code, plugin, place, text, advice } of [...problems, ...composition.problems]) {
    console.error(`Plugin ${plugin} is not mounted (${code}${place && ` at ${place}`}): ${text} ${advice}`)
  }
  return { ...composition, problems: [...problems, ...composition.problems] }
}

const loadProblem = (plugin: string, reason: unknown): Problem =>
  problem('plugin.load', plugin, '', `Its manifest could not be loaded: ${String(reason)}`)
