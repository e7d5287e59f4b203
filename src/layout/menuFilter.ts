import type { MenuNode } from '#src/kit/base/menu/menuTree.ts'

/**
 * Returns the part of the menu that matches every typed word, in any of the three languages. A group that
 * matches keeps all its entries; an entry that matches keeps the groups above it.
 */
export function menuFilter(menu: readonly MenuNode[], typed: string): readonly MenuNode[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return words.length ? keep(menu, words, '') : menu
}

/**
 * The names of the groups above count too, so that `retail issue` finds the issue list under retail
 * management.
 */
function keep(nodes: readonly MenuNode[], words: readonly string[], above: string): readonly MenuNode[] {
  return nodes.flatMap((node) => {
    const names = `${above} ${node.name} ${node.name_en ?? ''} ${node.name_tc ?? ''}`.toLowerCase()
    if (words.every((word) => names.includes(word))) return [node]
    const children = keep(node.children, words, names)
    return children.length ? [{ ...node, children }] : []
  })
}
