import { fitsParam } from '#contract/paramDefinition.ts'
import { unknownCode } from '#server/app/plugins/checkRules.ts'
import { codesOf, type ServerPlugin } from '#server/http/defineServerPlugin.ts'
import { keyOfEntry } from '#server/http/menuEntry.ts'
import { pluginError } from '#server/base/pluginError.ts'

/** What is known of the areas of the installation. */
interface Known {
  readonly isCode: (code: string) => boolean
  /** Whether none of them is switched off. */
  readonly isWhole: boolean
}

/** Throws a sentence for a mistake in what plugins declare: prefixes of codes, parameters and menu entries. */
export function checkManifests(plugins: readonly ServerPlugin[], known: Known): void {
  checkCodes(plugins)
  checkParams(plugins)
  checkMenu(plugins, known)
}

/** Two areas with one prefix could declare the same code, and neither could be told from the other. */
function checkCodes(plugins: readonly ServerPlugin[]): void {
  const owners = new Map<string, string>()
  for (const plugin of plugins) {
    for (const code of codesOf(plugin)) {
      const owner = owners.get(code)
      if (owner !== undefined) {
        throw pluginError(
          plugin.id,
          'codes',
          `the codes of ${owner} begin with ${code} already. Choose another.`,
        )
      }
      owners.set(code, plugin.id)
    }
  }
}

function checkParams(plugins: readonly ServerPlugin[]): void {
  for (const { id, params = {}, paramTexts = {} } of plugins) {
    for (const [name, definition] of Object.entries(params)) {
      if (!/^[A-Za-z]\w*\.\w+$/.test(name)) {
        throw pluginError(id, `params.${name}`, 'must be a group and a key, such as parking.max_hours.')
      }
      if (!fitsParam(definition, definition.initial)) {
        const initial = JSON.stringify(definition.initial)
        throw pluginError(id, `params.${name}.initial`, `${initial} does not fit its type or its bounds.`)
      }
      if (paramTexts[name] === undefined) {
        throw pluginError(id, `paramTexts.${name}`, 'write what the parameter does.')
      }
    }
    const stray = Object.keys(paramTexts).find((name) => !Object.hasOwn(params, name))
    if (stray) throw pluginError(id, `paramTexts.${stray}`, 'there is no such parameter.')
  }
}

function checkMenu(plugins: readonly ServerPlugin[], { isCode, isWhole }: Known): void {
  const all = plugins.flatMap(({ menu = [] }) => menu)
  const parents = new Map(all.map((entry) => [keyOfEntry(entry), entry.parent]))
  const owners = new Map<string, string>()
  for (const plugin of plugins) {
    for (const [i, entry] of (plugin.menu ?? []).entries()) {
      const fail = (place: string, wrong: string) => pluginError(plugin.id, `menu.${i}.${place}`, wrong)
      const key = keyOfEntry(entry)
      const owner = owners.get(key)
      if (owner) throw fail(entry.key ? 'key' : 'uri', `${key} is an entry of ${owner} already.`)
      owners.set(key, plugin.id)
      if (!isCode(entry.can)) throw fail('can', unknownCode(entry.can))
      if (isWhole && entry.parent !== undefined && !parents.has(entry.parent)) {
        throw fail('parent', `there is no entry ${entry.parent}. Name the address or key of one.`)
      }
      if (isBelowItself(key, parents)) throw fail('parent', `${key} is below itself.`)
    }
  }
}

function isBelowItself(key: string, parents: ReadonlyMap<string, string | undefined>): boolean {
  const passed = new Set<string>()
  for (let above = parents.get(key); above !== undefined && !passed.has(above); above = parents.get(above)) {
    passed.add(above)
  }
  return passed.has(key)
}
