import type { LocalText } from '#contract/localText.ts'
import type { ParamDefinition } from '#contract/paramDefinition.ts'
import type { SomeSites } from '#contract/someSites.ts'
import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'
import { keyOfEntry, type MenuEntry } from '#contract/menuEntry.ts'

/** A row that areas declare in one of the tables `permission`, `menu` and `param`. */
export interface DeclaredRow {
  /** Identifies it for later versions of the area. */
  readonly key: string
  /** The columns that make it this row. */
  readonly identity: Readonly<Record<string, unknown>> & { readonly _id: string }
  /** The columns that an operator can change; the operator's value takes precedence over the declared one. */
  readonly fields: Readonly<Record<string, unknown>>
}

/** A site, as far as menu entries and parameters depend on it. */
export interface SiteOfMenu {
  readonly _id: string
  readonly site_region: string
}

export const declaredPermissions = (plugins: readonly ServerPlugin[]): DeclaredRow[] =>
  plugins
    .flatMap(({ permissions = {} }) => Object.entries(permissions))
    .map(([code, { zh_CN, zh_TW, en_US }]) => {
      const [area, ...rest] = code.split('.')
      return {
        key: code,
        identity: { _id: code, code, area, object: rest.slice(0, -1).join('.'), action: rest.at(-1) },
        fields: { name: zh_CN, name_tc: zh_TW, name_en: en_US },
      }
    })

/** The parameters, with those for the sites of a region. */
export const declaredParams = (
  plugins: readonly ServerPlugin[],
  sites: readonly SiteOfMenu[],
): DeclaredRow[] =>
  plugins.flatMap(({ params = {} }) =>
    Object.entries(params).flatMap(([name, definition]) => {
      const { initialIn = {}, text, textIn = {} } = definition
      const regional = sites.flatMap(({ _id: site, site_region: region }) =>
        region in initialIn
          ? [{ site, value: initialIn[region], said: textIn[region] ?? text, key: `${name}@${site}` }]
          : [],
      )
      const everywhere = { site: null, value: definition.initial, said: text, key: name }
      return [everywhere, ...regional].map(({ site, value, said, key }) => ({
        key,
        identity: { _id: `P-${name}${site === null ? '' : `-${site}`}`, ...groupAndKey(name), site },
        fields: { ...paramFields(definition), value, ...descriptions(said) },
      }))
    }),
  )

function groupAndKey(name: string) {
  const [group, key] = name.split('.')
  return { group, key }
}

/** What a row has from its declaration apart from value and texts. */
export const paramFields = (definition: ParamDefinition) => {
  const { type, unit, min, max, isPublic } = definition
  return {
    value_type: type,
    holds: jsonKind(definition),
    unit: unit ?? null,
    min: min ?? null,
    max: max ?? null,
    is_public: isPublic ?? false,
  }
}

const jsonKind = ({ type, items, initial }: ParamDefinition): 'texts' | 'records' | 'map' | null => {
  if (type !== 'json') return null
  return Array.isArray(initial) ? (items ?? 'texts') : 'map'
}

const descriptions = (text: LocalText | undefined) => ({
  description: text?.zh_CN,
  description_tc: text?.zh_TW,
  description_en: text?.en_US,
})

/**
 * The menu, each entry after its parent. `idOf` finds the row of a parent entry by its key. An entry for
 * sites of which the operator has none is switched off, because an empty list would mean every site.
 */
export const declaredMenu = (
  plugins: readonly ServerPlugin[],
  sites: readonly SiteOfMenu[],
  idOf: (key: string) => string | undefined = newMenuId,
): DeclaredRow[] =>
  parentsFirst(plugins.flatMap(menuOf)).map((entry) => {
    const { uri, parent, title, icon, order, can, availableAt: at } = entry
    const at_sites = at ? sitesAt(at, sites) : []
    return {
      key: keyOfEntry(entry),
      identity: { _id: newMenuId(keyOfEntry(entry)) },
      fields: {
        parent: parent === undefined ? null : (idOf(parent) ?? null),
        uri,
        name: title.zh_CN,
        name_tc: title.zh_TW,
        name_en: title.en_US,
        icon: icon ?? null,
        order,
        permission_code: can,
        sites: at_sites,
        is_active: !at || at_sites.length > 0 || sites.length === 0,
      },
    }
  })

/** The row to insert for a new declaration. */
export const newRow = ({ key, identity, fields }: DeclaredRow): Record<string, unknown> => ({
  ...identity,
  ...fields,
  declared_as: key,
  declared: fields,
})

/** The entries of an area, with the sites where they are shown. */
const menuOf = ({ menu = [], availableAt }: ServerPlugin): readonly MenuEntry[] =>
  availableAt ? menu.map((entry) => ({ availableAt, ...entry })) : menu

/** `/RM/tour/list` gets the id `RM-tour-list`. */
export const newMenuId = (key: string): string => key.replace(/^\//, '').replaceAll('/', '-')

const sitesAt = (at: SomeSites, sites: readonly SiteOfMenu[]): string[] =>
  sites
    .filter(({ _id, site_region }) => {
      if ('sites' in at) return at.sites.includes(_id)
      return 'region' in at ? site_region === at.region : site_region !== at.outside
    })
    .map(({ _id }) => _id)

function parentsFirst(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  const byKey = new Map(entries.map((entry) => [keyOfEntry(entry), entry]))
  const ordered = new Set<MenuEntry>()
  const add = (entry: MenuEntry): void => {
    const above = entry.parent === undefined ? undefined : byKey.get(entry.parent)
    if (above && !ordered.has(above)) add(above)
    ordered.add(entry)
  }
  for (const entry of entries) add(entry)
  return [...ordered]
}
