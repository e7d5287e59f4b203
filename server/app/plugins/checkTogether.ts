import { resourceFaults } from '#contract/resourceFaults.ts'
import { routesOfPlugin } from '#server/app/routes.ts'
import { addressProblems } from './addressProblems.ts'
import { manifestProblems } from './checkManifests.ts'
import { errorProblems } from './checkErrors.ts'
import { checkRules } from './checkRules.ts'
import { extensionProblems } from './checkExtensions.ts'
import { circleProblems } from './circleProblems.ts'
import { blame, ownerName, pairs } from './claims.ts'
import { hookFaults, strangersIn } from './hookFaults.ts'
import { lifecycleFaults } from './lifecycleFaults.ts'
import { todoProblems } from './todoProblems.ts'
import { codesOf, type ServerPlugin } from '#server/http/defineServerPlugin.ts'
import { problemsOf, type PluginProblem } from '#server/base/pluginProblem.ts'

/**
 * Finds what is wrong with each plugin, and where plugins claim what belongs to the console or to another
 * plugin. `packaged` are the ids of plugins that come with packages. If `isWhole` is false, some areas are
 * switched off or faulty, and what they declare is not known.
 */
export function checkTogether(
  plugins: readonly ServerPlugin[],
  { packaged = new Set(), isWhole = true }: { packaged?: ReadonlySet<string>; isWhole?: boolean } = {},
): readonly PluginProblem[] {
  const isCode = knownCodes(plugins, isWhole)
  const alone = plugins.flatMap((plugin) =>
    problemsOf(plugin.id, () => [
      ...contractProblems(plugin),
      ...jobProblems(plugin),
      ...reportProblems(plugin),
      ...todoProblems(plugin),
      ...checkRules(plugin, isCode),
      ...unlistable(plugin),
    ]),
  )
  // A plugin whose addresses cannot be listed conflicts with none.
  const isListable = ({ id }: ServerPlugin) =>
    alone.every(({ plugin, place }) => plugin !== id || place !== '')
  return unique([
    ...circleProblems(plugins),
    ...alone,
    ...manifestProblems(plugins, { isCode, isWhole, packaged }),
    ...nameProblems(plugins, packaged),
    ...extensionProblems(plugins),
    ...errorProblems(plugins, packaged),
    ...addressProblems(plugins.filter(isListable), packaged),
  ])
}

/**
 * Distinguishes declared codes from misspelt ones. Codes of an area that is switched off are not declared,
 * but nobody has them either.
 */
function knownCodes(plugins: readonly ServerPlugin[], isWhole: boolean): (code: string) => boolean {
  const codes = new Set(plugins.flatMap(({ permissions = {} }) => Object.keys(permissions)))
  const prefixes = new Set(plugins.flatMap(codesOf))
  return (code) => codes.has(code) || (!isWhole && !prefixes.has(code.replace(/\..*/, '')))
}

/** One for each place: an address can conflict with many. */
const unique = (problems: readonly PluginProblem[]): readonly PluginProblem[] =>
  problems.filter(
    ({ plugin, place }, i) => problems.findIndex((one) => one.plugin === plugin && one.place === place) === i,
  )

function nameProblems(plugins: readonly ServerPlugin[], packaged: ReadonlySet<string>): PluginProblem[] {
  const own = plugins.flatMap(({ id, resources = [], externalResources = [] }) =>
    Object.entries({ resources, externalResources }).flatMap(([part, nouns]) =>
      nouns.map(({ name }, i) => ({
        owner: id,
        place: `${part}.${i}.name`,
        bearsId: `${name}_`.startsWith(`${tableStart(id)}_`),
        isPackaged: packaged.has(id),
        name,
      })),
    ),
  )
  return pairs(own)
    .filter(([one, other]) => one.name === other.name)
    .flatMap(([one, other]) =>
      blame(one, other, ({ name }, rival) => `${name} is a resource of ${ownerName(rival)}.`),
    )
}

/** The prefix of a plugin's table names: `lost_found` for `lostFound`. */
const tableStart = (id: string): string => id.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase()

/** Checks the contracts of resources, and the hooks and texts for them. */
function contractProblems({
  id: plugin,
  resources = [],
  externalResources = [],
  hooks = {},
  words = [],
  sheets = {},
}: ServerPlugin): PluginProblem[] {
  return [
    ...Object.entries({ resources, externalResources }).flatMap(([part, nouns]) =>
      nouns.flatMap((noun, i) =>
        [...resourceFaults(noun), ...lifecycleFaults(noun)].map(({ place, wrong }) => ({
          place: `${part}.${i}.${place}`,
          wrong,
        })),
      ),
    ),
    ...hookFaults(resources, hooks),
    ...strangersIn(
      [...resources, ...externalResources],
      Object.fromEntries(words.map((one) => [one.resource, one])),
      'words',
    ),
    ...strangersIn(resources, sheets, 'sheets'),
  ].map(({ place, wrong }) => ({ plugin, place, sentence: wrong }))
}

function jobProblems({ id, jobs = [] }: ServerPlugin): PluginProblem[] {
  const names = jobs.map(({ name }) => name)
  return jobs.flatMap(({ name, every, body }, i) => {
    const problem = (part: string, sentence: string) => [{ plugin: id, place: `jobs.${i}.${part}`, sentence }]
    if (!name.startsWith(`${id}.`)) return problem('name', `${name} must begin with ${id} and a dot.`)
    if (names.indexOf(name) < i) return problem('name', `${name} is there twice.`)
    if (every !== undefined && !body.safeParse({}).success)
      return problem('body', 'a job that runs by the clock is started with {}, which its body refuses.')
    return []
  })
}

function reportProblems({ id, reports = [] }: ServerPlugin): PluginProblem[] {
  const ids = reports.map((report) => report.id)
  return ids.flatMap((name, i) => {
    const problem = (sentence: string) => [{ plugin: id, place: `reports.${i}.id`, sentence }]
    if (!name.startsWith(`${id}.`)) return problem(`${name} must begin with ${id} and a dot.`)
    return ids.indexOf(name) < i ? problem(`${name} is there twice.`) : []
  })
}

/** Throws when its addresses cannot be listed. */
function unlistable(plugin: ServerPlugin): [] {
  routesOfPlugin(plugin)
  return []
}
