import type { Owned } from '#src/kit/compose.ts'
import type { MenuHint } from '#src/kit/definePlugin.ts'
import type { MenuEntry } from '#src/providers/menuEntry.ts'
import { pathOf } from './menuAddress.ts'
import type { MenuNode } from './menuTree.ts'

/**
 * Where the hints of plugins stand beside an operator's menu, by the id of the entry above or null for the top level:
 * beneath the root entry whose uri is their group's, else on the top level. One whose address the menu names, be the
 * entry active or not, stands nowhere: the operator has spoken.
 */
export function hintsByParent(
  hints: readonly Owned<MenuHint>[],
  list: readonly MenuEntry[],
): ReadonlyMap<string | null, readonly MenuNode[]> {
  const named = new Set(list.map(({ uri }) => uri && pathOf(uri)))
  const parents = new Set(list.map(({ parent }) => parent))
  // A root entry without any below is a page of its own, and stays one.
  const groups = new Map(
    list
      .filter(({ _id, parent, uri, is_out }) => !parent && uri && !is_out && parents.has(_id))
      .map(({ _id, uri }) => [pathOf(uri ?? ''), _id]),
  )
  const standing = new Map<string, Owned<MenuHint>>()
  for (const hint of hints) {
    const path = pathOf(hint.uri)
    if (!named.has(path) && !standing.has(path)) standing.set(path, hint)
  }
  return new Map(
    [...Map.groupBy(standing.values(), ({ group }) => groups.get(`/${group}`) ?? null)].map(
      ([parent, below]) => [parent, below.map(nodeOf)],
    ),
  )
}

const nodeOf = ({ plugin, uri, title, icon }: Owned<MenuHint>): MenuNode => ({
  id: `${plugin.id} ${uri}`,
  name: title.zh_CN,
  name_en: title.en_US,
  name_tc: title.zh_TW,
  icon: icon ?? null,
  uri,
  isOut: false,
  children: [],
})
