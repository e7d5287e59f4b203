import type { ReactNode } from 'react'

/** A node of a tree. Ids are unique in the whole tree, even if its levels are different resources. */
export interface TreeNode {
  readonly id: string
  readonly label: string
  /** The id of the parent node; null at the top. A node whose parent does not exist is also at the top. */
  readonly parent: string | null
  /** Shown before the label: an icon. */
  readonly icon?: ReactNode
  /** Shown beside the label: a count, a status. */
  readonly beside?: ReactNode
}

/** A node with its place in the tree: its level, its position among its siblings, and its children. */
export interface TreeRow {
  readonly node: TreeNode
  /** 1 at the top. */
  readonly level: number
  readonly parent: string | null
  readonly children: readonly string[]
  /** 1 for the first of its siblings. */
  readonly position: number
  readonly siblings: readonly string[]
}

/** All rows in display order, by id. A node that is its own ancestor is at the top. */
export function rowsOf(nodes: readonly TreeNode[]): ReadonlyMap<string, TreeRow> {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const children = Map.groupBy(byId.values(), (node) => (isHeld(node, byId) ? node.parent : null))
  const rows = new Map<string, TreeRow>()
  const add = (parent: string | null, level: number): void => {
    const siblings = (children.get(parent) ?? []).map(({ id }) => id)
    for (const [index, node] of (children.get(parent) ?? []).entries()) {
      const held = (children.get(node.id) ?? []).map(({ id }) => id)
      rows.set(node.id, { node, level, parent, siblings, children: held, position: index + 1 })
      add(node.id, level + 1)
    }
  }
  add(null, 1)
  return rows
}

/** Whether the ancestors of a node lead to the top. */
function isHeld(node: TreeNode, byId: ReadonlyMap<string, TreeNode>): boolean {
  if (node.parent === null || !byId.has(node.parent)) return false
  const seen = new Set([node.id])
  for (let above = byId.get(node.parent); above; above = byId.get(above.parent ?? '')) {
    if (seen.has(above.id)) return false
    seen.add(above.id)
  }
  return true
}

/** Whether a row looks the same, if its node is open and selected as before. */
export const looksSame = (one: TreeRow, other: TreeRow): boolean =>
  one.node.id === other.node.id &&
  one.node.label === other.node.label &&
  one.node.icon === other.node.icon &&
  one.node.beside === other.node.beside &&
  one.level === other.level &&
  one.position === other.position &&
  one.siblings.length === other.siblings.length &&
  one.children.length === other.children.length
