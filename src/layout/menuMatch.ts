import { pathOf } from '#contract/common/menuAddress.ts'
import type { MenuNode } from '#src/kit/base/menu/menuTree.ts'

/**
 * Returns the entries from the top of the menu down to the entry that a path belongs to; empty if there is
 * none. An entry matches by its exact uri, otherwise by the longest prefix of the path, in whole segments;
 * query and trailing slash are ignored (specification section 2, domain G-34). Of two entries with the same
 * uri the deeper is taken.
 */
export function menuMatch(menu: readonly MenuNode[], path: string): readonly MenuNode[] {
  const ways = waysByUri(menu)
  const segments = pathOf(path).split('/')
  for (let length = segments.length; length > 1; length--) {
    const way = ways.get(segments.slice(0, length).join('/'))
    if (way) return way
  }
  return []
}

/** Whether a path is exactly the address of an entry, not an address below it. */
export const isOwnPath = (node: MenuNode, path: string): boolean => pathOf(node.uri ?? '') === pathOf(path)

/** The entries without children, in the order of the menu. */
export const leavesOf = (menu: readonly MenuNode[]): readonly MenuNode[] =>
  menu.flatMap((node) => (node.children.length ? leavesOf(node.children) : [node]))

function waysByUri(menu: readonly MenuNode[]): Map<string, readonly MenuNode[]> {
  const ways = new Map<string, readonly MenuNode[]>()
  const walk = (nodes: readonly MenuNode[], above: readonly MenuNode[]) => {
    for (const node of nodes) {
      const way = [...above, node]
      if (node.uri) ways.set(pathOf(node.uri), way)
      walk(node.children, way)
    }
  }
  walk(menu, [])
  return ways
}
