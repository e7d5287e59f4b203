import Page from '@mui/icons-material/ArticleOutlined'
import { localName } from '#src/kit/base/text/localName.ts'
import { menuFilter } from '#src/layout/menuFilter.ts'
import { leavesOf } from '#src/layout/menuMatch.ts'
import type { MenuNode } from '#src/kit/base/menu/menuTree.ts'
import type { Entry } from './entry.ts'

/** The menu entries whose names, or the names of their groups, contain the words in any language. */
export const findPages = (menu: readonly MenuNode[], typed: string, locale: string): readonly Entry[] =>
  leavesOf(menuFilter(menu, typed))
    .slice(0, most)
    .map((node) => pageEntry(menu, node, locale))

/** A page as a search entry, with the groups that it belongs to. */
export function pageEntry(menu: readonly MenuNode[], node: MenuNode, locale: string): Entry {
  const above = groupsAbove(menu, node.id).map((group) => localName(group, locale))
  return {
    id: `page ${node.id}`,
    title: localName(node, locale),
    icon: Page,
    to: node.uri ?? '/',
    ...(above.length > 0 ? { second: above.join(' › ') } : {}),
  }
}

const most = 6

function groupsAbove(menu: readonly MenuNode[], id: string): readonly MenuNode[] {
  for (const node of menu) {
    if (node.children.some((child) => child.id === id)) return [node]
    const below = groupsAbove(node.children, id)
    if (below.length > 0) return [node, ...below]
  }
  return []
}
