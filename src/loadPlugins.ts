import {
  compose,
  type Candidate,
  type Composition,
  type Installation,
  type Problem,
} from '#src/kit/compose.ts'
import { problem } from '#src/kit/registry/problem.ts'

/** By id, how to fetch a plugin's manifest: the shape of `console.config.ts`. */
export type PluginLoaders = Readonly<Record<string, () => Promise<{ default: unknown }>>>

/**
 * Fetches the manifests, but of those that the installation switched off, and puts them together. Never rejects: a
 * plugin that cannot be loaded is a problem of the composition like any other, and the rest is mounted.
 */
export async function loadPlugins(
  loaders: PluginLoaders,
  installation: Installation = {},
): Promise<Composition> {
  const wanted = Object.entries(loaders).filter(([id]) => !installation.disabled?.includes(id))
  const candidates: Candidate[] = []
  const problems: Problem[] = []
  // `async` also catches what throws before there is a promise.
  const loads = wanted.map(async ([id, load]) => ({ id, plugin: (await load()).default }))
  for (const [i, load] of (await Promise.allSettled(loads)).entries()) {
    if (load.status === 'fulfilled') candidates.push(load.value)
    else problems.push(loadProblem(wanted[i]?.[0] ?? '', load.reason))
  }
  const composition = compose(candidates, installation)
  for (const { code, plugin, place, text, advice } of [...problems, ...composition.problems]) {
    console.error(`Plugin ${plugin} is not mounted (${code}${place && ` at ${place}`}): ${text} ${advice}`)
  }
  return { ...composition, problems: [...problems, ...composition.problems] }
}

const loadProblem = (plugin: string, reason: unknown): Problem =>
  problem('plugin.load', plugin, '', `Its manifest could not be loaded: ${String(reason)}`)
