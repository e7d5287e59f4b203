import { atriumVersion, needsOf, satisfies } from '#contract/versionRange.ts'
import type { ServerHalves } from './composeHalves.ts'
import { resourcesOf } from './resourcesOf.ts'
import type { PluginProblem } from '#server/base/pluginProblem.ts'

/** The dependencies and references of running halves on what does not run. */
export const missingParts = (halves: ServerHalves): readonly PluginProblem[] => [
  ...missingNeeds(halves),
  ...missingResources(halves),
]

function missingNeeds({ plugins, problems }: ServerHalves): PluginProblem[] {
  const isFaulty = (id: string) => problems.some(({ plugin }) => plugin === id)
  const wrong = (need: string, range: string): string | undefined => {
    const found = plugins.find((plugin) => plugin.id === need)
    if (!found) {
      return isFaulty(need)
        ? `it needs ${need}, which cannot be used. Fix that plugin first.`
        : `there is no server half of ${need}. Add the plugin to console.config.ts, or enable it.`
    }
    const { version = atriumVersion } = found
    return satisfies(version, range)
      ? undefined
      : `it needs ${need} ${range}, and ${version} is installed. Install a version of either that ` +
          'fits the other.'
  }
  return plugins.flatMap(({ id, dependencies: needs }) =>
    needsOf(needs).flatMap(([need, range]) => {
      const sentence = wrong(need, range)
      return sentence === undefined ? [] : [{ plugin: id, place: 'dependencies', sentence }]
    }),
  )
}

function missingResources({ plugins, faulty }: ServerHalves): PluginProblem[] {
  const nouns = resourcesOf(plugins)
  const sentenceOf = (noun: string): string => {
    const owner = faulty.find(({ resources }) => resources.includes(noun))
    return owner
      ? `it refers to ${noun} of ${owner.id}, which cannot be used. Fix that plugin first.`
      : `there is no resource ${noun}.`
  }
  return plugins.flatMap(({ id, resources = [], extend = [], optionalDependencies = [] }) => [
    ...Object.entries({ resources, extend }).flatMap(([part, declared]) =>
      declared.flatMap(({ fields }, i) =>
        Object.entries(fields).flatMap(([field, { to }]) =>
          to === undefined || nouns.has(to)
            ? []
            : [{ plugin: id, place: `${part}.${i}.fields.${field}`, sentence: sentenceOf(to) }],
        ),
      ),
    ),
    // It may extend a resource of a plugin that does not run here.
    ...(optionalDependencies.every((wanted) => plugins.some((plugin) => plugin.id === wanted))
      ? extend
      : []
    ).flatMap(({ of }, i) =>
      nouns.has(of) ? [] : [{ plugin: id, place: `extend.${i}.of`, sentence: `${sentenceOf(of)} ${wantIt}` }],
    ),
  ])
}

const wantIt =
  'If it belongs to another plugin, which may be absent, name that plugin under optionalDependencies.'
