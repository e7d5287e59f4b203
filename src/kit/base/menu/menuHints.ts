import type { OwnedPart } from '#src/kit/base/registry/compose.ts'
import type { LocalText } from '#contract/localText.ts'
import type { MenuHint } from '#src/kit/base/plugin/definePlugin.ts'
import type { MenuEntry } from '#src/providers/menuEntry.ts'
import { pathOf } from '#contract/common/menuAddress.ts'
import type { MenuNode } from './menuTree.ts'

/**
 * Places the hints of plugins in an operator's menu, by the id of the parent entry, or null for the top
 * level: below the root entry with the uri of their group, otherwise at the top level, where several hints of
 * one area are grouped under its title. A hint whose address is already in the menu, active or not, is left
 * out: the operator has decided.
 */
export function hintsByParent(
  hints: readonly OwnedPart<MenuHint>[],
  list: readonly MenuEntry[],
): ReadonlyMap<string | null, readonly MenuNode[]> {
  const taken = new Set(list.map(({ uri }) => uri && pathOf(uri)))
  const parents = new Set(list.map(({ parent }) => parent))
  // A root entry without children is a page, and stays a page.
  const groups = new Map(
    list
      .filter(({ _id, parent, uri, is_out }) => !parent && uri && !is_out && parents.has(_id))
      .map(({ _id, uri }) => [pathOf(uri ?? ''), _id]),
  )
  const standing = new Map<string, OwnedPart<MenuHint>>()
  const areas = new Set(hints.filter(isOwn).map(({ plugin }) => plugin.id))
  for (const hint of hints) {
    const path = pathOf(hint.uri)
    const { id } = hint.plugin
    if (taken.has(path) || standing.has(path)) continue
    // If one hint of a plugin names its own plugin as its group, hints without a group mean the same.
    standing.set(path, hint.group === undefined && areas.has(id) ? { ...hint, group: id } : hint)
  }
  return new Map(
    [...Map.groupBy(standing.values(), ({ group }) => groups.get(`/${group}`) ?? null)].map(
      ([parent, below]) => [parent, parent === null ? nodesOf(below) : below.map(nodeOf)],
    ),
  )
}

/** In their order; the group of an area takes the position of its first hint. */
function nodesOf(hints: readonly OwnedPart<MenuHint>[]): MenuNode[] {
  const areas = Map.groupBy(hints, (hint) => (isOwn(hint) ? hint.plugin.id : hint))
  return [...areas.values()].flatMap((own) => {
    const [first] = own
    if (!first || own.length === 1) return own.map(nodeOf)
    const { id, title } = first.plugin
    const icon = own.find((hint) => hint.icon)?.icon
    return [{ ...named(title), id, icon: icon ?? null, uri: null, isOut: false, children: own.map(nodeOf) }]
  })
}

const isOwn = ({ group, plugin }: OwnedPart<MenuHint>): boolean => group === plugin.id

const nodeOf = ({ plugin, uri, title, icon }: OwnedPart<MenuHint>): MenuNode => ({
  ...named(title),
  id: `${plugin.id} ${uri}`,
  icon: icon ?? null,
  uri,
  isOut: false,
  children: [],
})

const named = ({ zh_CN, en_US, zh_TW }: LocalText) => ({ name: zh_CN, name_en: en_US, name_tc: zh_TW })
