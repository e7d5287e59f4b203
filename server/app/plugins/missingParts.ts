import type { Resource } from '#contract/resource.ts'
import { searchedBy } from '#contract/searchedBy.ts'
import { atriumVersion, needsOf, satisfies } from '#contract/versionRange.ts'
import type { ServerHalves } from './composeHalves.ts'
import { resourcesOf } from './resourcesOf.ts'
import type { PluginProblem } from '#server/base/pluginProblem.ts'

/** The dependencies and references of running halves on what does not run. */
export const missingParts = (halves: ServerHalves): readonly PluginProblem[] => [
  ...missingNeeds(halves),
  ...missingResources(halves),
  ...unknownPaths(halves),
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

/** What a resource is searched by, where it is behind a reference: `store_id.store_no`, or `brand_id` for whatever brands are searched by. */
function unknownPaths({ plugins }: ServerHalves): PluginProblem[] {
  const nouns = resourcesOf(plugins)
  return plugins.flatMap(({ id, resources = [] }) =>
    resources.flatMap((resource, i) =>
      searchOf(resource).search.flatMap((name) => {
        const sentence = pathFault(searchOf(resource), name, nouns)
        return sentence === undefined ? [] : [{ plugin: id, place: `resources.${i}.search`, sentence }]
      }),
    ),
  )
}

type Nouns = ReturnType<typeof resourcesOf>
type SearchParts = Pick<Resource, 'name' | 'fields' | 'asked' | 'search'>

/** A plugin that was built against an older contract lacks some of it. */
const searchOf = ({ name, fields, asked = {}, search = [] }: Resource): SearchParts => ({
  name,
  fields,
  asked,
  search,
})

/** What is wrong with a name of `search`, as far as it is behind a reference. What is not there at all is found elsewhere. */
function pathFault(resource: SearchParts, name: string, nouns: Nouns): string | undefined {
  const [field = '', inside, ...more] = name.split('.')
  const isReference = searchedBy(resource, name) === 'reference'
  if (inside !== undefined && !isReference) return `${field} refers to nothing, so ${name} names nothing.`
  const target = isReference ? targetOf(resource, field, nouns) : undefined
  if (!target) return undefined
  if (inside === undefined) {
    if (target.search.length === 0)
      return `${target.name} is not searched itself. Name a field of it: ${field}.name.`
    const circle = circleOf(target, nouns, [resource.name])
    return circle && `it is searched in a circle: ${circle.join(' → ')}. Name a field: ${field}.name.`
  }
  if (more.length > 0) return `${name} leads through two references. Name a field of ${target.name}.`
  const found = target.fields[inside]
  if (!found) return `${target.name} has no field ${inside}.`
  return found.kind === 'text' ? undefined : `${inside} of ${target.name} is no text. Name one that is.`
}

/** The way by which a search of this resource comes to one that it has passed; undefined if it does not. */
function circleOf(resource: SearchParts, nouns: Nouns, passed: readonly string[]): string[] | undefined {
  const way = [...passed, resource.name]
  if (passed.includes(resource.name)) return way
  for (const name of resource.search) {
    if (name.includes('.') || searchedBy(resource, name) !== 'reference') continue
    const target = targetOf(resource, name, nouns)
    const circle = target && circleOf(target, nouns, way)
    if (circle) return circle
  }
  return undefined
}

function targetOf({ fields, asked }: SearchParts, field: string, nouns: Nouns): SearchParts | undefined {
  const target = nouns.get((fields[field] ?? asked[field])?.to ?? '')
  return target && searchOf(target)
}

const wantIt =
  'If it belongs to another plugin, which may be absent, name that plugin under optionalDependencies.'
