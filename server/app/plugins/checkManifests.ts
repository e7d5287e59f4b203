import { paramProblem } from '#contract/paramKinds.ts'
import { unknownCode } from '#server/app/plugins/checkRules.ts'
import { codesOf, type ServerPlugin } from '#server/http/defineServerPlugin.ts'
import { keyOfEntry } from '#contract/menuEntry.ts'
import type { PluginProblem } from '#server/base/pluginProblem.ts'
import { blame, pairs } from './claims.ts'

/** What is known about the areas of the installation. */
interface KnownNames {
  readonly isCode: (code: string) => boolean
  /** Whether no area is switched off or faulty. */
  readonly isWhole: boolean
  /** The ids of the areas that come with packages. */
  readonly packaged: ReadonlySet<string>
}

/** Finds mistakes in what plugins declare: prefixes of codes, parameters and menu entries. */
export const manifestProblems = (plugins: readonly ServerPlugin[], known: KnownNames): PluginProblem[] => [
  ...codeProblems(plugins, known),
  ...plugins.flatMap(paramProblems),
  ...menuProblems(plugins, known),
]

/** Two areas with the same prefix could declare the same code, and the codes could not be told apart. */
function codeProblems(plugins: readonly ServerPlugin[], { packaged }: KnownNames): PluginProblem[] {
  const claims = plugins.flatMap((plugin) =>
    codesOf(plugin).map((code) => ({
      owner: plugin.id,
      place: 'codes',
      bearsId: code === plugin.id,
      isPackaged: packaged.has(plugin.id),
      code,
    })),
  )
  return pairs(claims)
    .filter(([one, other]) => one.code === other.code)
    .flatMap(([one, other]) =>
      blame(
        one,
        other,
        ({ code }, { owner }) => `the codes of ${owner} begin with ${code} already. Choose another.`,
      ),
    )
}

function paramProblems({ id: plugin, params = {} }: ServerPlugin): PluginProblem[] {
  const problem = (place: string, sentence: string): PluginProblem => ({ plugin, place, sentence })
  return Object.entries(params).flatMap(([name, definition]) => {
    const { initial, initialIn = {}, text, textIn = {} } = definition
    return [
      ...(/^[A-Za-z]\w*\.\w+$/.test(name)
        ? []
        : [problem(`params.${name}`, 'must be a group and a key, such as parking.max_hours.')]),
      ...[initial, ...Object.values(initialIn)]
        .filter((value) => paramProblem(definition, value) !== null)
        .map((value) =>
          problem(`params.${name}.initial`, `${JSON.stringify(value)} does not fit its type or its bounds.`),
        ),
      ...(text ? [] : [problem(`params.${name}.text`, 'write what the parameter does.')]),
      ...Object.keys(textIn)
        .filter((region) => !(region in initialIn))
        .map((region) => problem(`params.${name}.textIn.${region}`, 'has no value for this region.')),
    ]
  })
}

function menuProblems(
  plugins: readonly ServerPlugin[],
  { isCode, isWhole, packaged }: KnownNames,
): PluginProblem[] {
  const entries = plugins.flatMap(({ id, menu = [] }) =>
    menu.map((entry, i) => ({
      owner: id,
      place: `menu.${i}.${entry.key ? 'key' : 'uri'}`,
      bearsId: keyOfEntry(entry).split('/')[1] === id,
      isPackaged: packaged.has(id),
      at: `menu.${i}`,
      key: keyOfEntry(entry),
      entry,
    })),
  )
  const parents = new Map(entries.map(({ key, entry }) => [key, entry.parent]))
  const isLost = (parent: string | undefined) => isWhole && parent !== undefined && !parents.has(parent)
  return [
    ...pairs(entries)
      .filter(([one, other]) => one.key === other.key)
      .flatMap(([one, other]) =>
        blame(one, other, ({ key }, { owner }) => `${key} is an entry of ${owner} already.`),
      ),
    ...entries.flatMap(({ owner: plugin, at, key, entry: { can, parent } }) => [
      ...(isCode(can) ? [] : [{ plugin, place: `${at}.can`, sentence: unknownCode(can) }]),
      ...(isLost(parent)
        ? [
            {
              plugin,
              place: `${at}.parent`,
              sentence: `there is no entry ${parent}. Name the address or key of one.`,
            },
          ]
        : []),
      ...(isBelowItself(key, parents)
        ? [{ plugin, place: `${at}.parent`, sentence: `${key} is below itself.` }]
        : []),
    ]),
  ]
}

function isBelowItself(key: string, parents: ReadonlyMap<string, string | undefined>): boolean {
  const passed = new Set<string>()
  for (let above = parents.get(key); above !== undefined && !passed.has(above); above = parents.get(above)) {
    passed.add(above)
  }
  return passed.has(key)
}
