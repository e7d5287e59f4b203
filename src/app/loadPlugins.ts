import {
  compose,
  type Candidate,
  type Composition,
  type Installation,
  type Problem,
} from '#src/kit/base/registry/compose.ts'

/** The loaders of the plugins' manifests, by id: the shape of `console.config.ts`. */
export type PluginLoaders = Readonly<Record<string, () => Promise<{ default: unknown }>>>

/**
 * Fetches the manifests of all plugins that the installation did not switch off, and combines them. Never
 * rejects: a plugin that cannot be loaded is a problem of the composition like any other, and the rest is
 * mounted.
 */
export async function loadPlugins(
  loaders: PluginLoaders,
  installation: Installation = {},
): Promise<Composition> {
  const wanted = Object.entries(loaders).filter(([id]) => !installation.disabled?.includes(id))
  const candidates: Candidate[] = []
  const problems: Problem[] = []
  // `async` also catches errors thrown before there is a promise.
  const loads = wanted.map(async ([id, load]) => ({ id, plugin: (await load()).default }))
  for (const [i, load] of (await Promise.allSettled(loads)).entries()) {
    if (load.status === 'fulfilled') candidates.push(load.value)
    else problems.push(loadProblem(wanted[i]?.[0] ?? '', load.reason))
  }
  const composition = compose(candidates, installation)
  problems.push(...composition.problems)
  if (problems.length > 0) {
    // For operators. Without a network the problems are printed without explanations.
    import('#src/kit/base/registry/explain.ts').then(
      ({ tell }) => tell(problems),
      () => console.error(problems),
    )
  }
  return { ...composition, problems }
}

const loadProblem = (plugin: string, reason: unknown): Problem => ({
  code: 'plugin.load',
  plugin,
  place: '',
  what: String(reason),
})
