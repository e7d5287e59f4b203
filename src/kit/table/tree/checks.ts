import type { TreeRow } from './TreeNode.ts'

/** Whether a node is checked; `mixed` if some of what is below it is. */
export type Check = boolean | 'mixed'

type Rows = ReadonlyMap<string, TreeRow>

/**
 * The state of each node. If nodes are linked, a node with nodes below it is checked when all of them are; otherwise each node is
 * on its own.
 */
export function checksOf(
  rows: Rows,
  checked: ReadonlySet<string>,
  isLinked: boolean,
): ReadonlyMap<string, Check> {
  const checks = new Map<string, Check>()
  // From the last to the first, so that children come before their parents.
  for (const [id, { children }] of [...rows].toReversed()) {
    const [first, ...others] = new Set(isLinked ? children.map((child) => checks.get(child)) : [])
    checks.set(id, first === undefined ? checked.has(id) : others.length > 0 ? 'mixed' : first)
  }
  return checks
}

/**
 * The ids that are checked after a click on a node, in the order of the tree; ids that the tree does not have stay. If nodes are
 * linked, all that is below the node changes with it, as far as `visible` has it.
 */
export function afterClick(id: string, { rows, checked, isLinked, visible }: CheckState): readonly string[] {
  const checks = checksOf(rows, checked, isLinked)
  const changed = isLinked ? leavesBelow(id, rows).filter((leaf) => visible.has(leaf)) : [id]
  const isChecked = isLinked ? changed.some((leaf) => checks.get(leaf) !== true) : checks.get(id) !== true
  const next = new Set(checked)
  for (const one of changed) {
    if (isChecked) next.add(one)
    else next.delete(one)
  }
  const after = checksOf(rows, next, isLinked)
  const unknown = [...checked].filter((one) => !rows.has(one))
  return [...[...rows.keys()].filter((one) => after.get(one) === true), ...unknown]
}

interface CheckState {
  readonly rows: Rows
  readonly checked: ReadonlySet<string>
  readonly isLinked: boolean
  /** The ids that are not filtered out by a search. */
  readonly visible: Pick<ReadonlySet<string>, 'has'>
}

function leavesBelow(id: string, rows: Rows): readonly string[] {
  const children = rows.get(id)?.children ?? []
  return children.length === 0 ? [id] : children.flatMap((child) => leavesBelow(child, rows))
}

/** The nodes whose labels match a search, with all that is above and below them. */
export function matching(rows: Rows, text: string): ReadonlySet<string> {
  const sought = text.trim().toLowerCase()
  const within = new Set<string>()
  const above = new Set<string>()
  for (const [id, { node, parent }] of rows) {
    if (!within.has(parent ?? '') && !node.label.toLowerCase().includes(sought)) continue
    within.add(id)
    for (let at = parent; at !== null && !above.has(at); at = rows.get(at)?.parent ?? null) above.add(at)
  }
  return new Set([...within, ...above])
}
