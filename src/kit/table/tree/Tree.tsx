import { memo, type RefObject } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useLatest } from '#src/kit/base/control/useLatest.ts'
import styles from './Tree.module.css'
import { looksSame, type TreeRow } from './TreeNode.ts'
import { step } from './step.ts'
import { TreeTools } from './TreeTools.tsx'
import { Twist } from './Twist.tsx'
import { useRowDrag } from './useRowDrag.ts'
import { useTree, type TreeOptions, type TreeState } from './useTree.ts'

/** The props of a tree: its nodes, the selection, and how to store a new order if it can be changed. */
export interface TreeProps extends TreeOptions {
  /** The name of the tree, for screen readers. */
  readonly label: string
}

/**
 * A tree of nodes that can be opened and selected. Arrow keys move the focus, Enter selects; with `onMove`,
 * nodes can be moved by dragging, with Alt and the arrow keys, and with buttons.
 */
export function Tree({ label, ...given }: TreeProps) {
  const tree = useTree(given)
  // Rows are not drawn again with every change of their tree.
  const latest = useLatest(tree)
  const translate = useTranslate()
  if (tree.rows.size === 0) return <p className={styles['none']}>{translate('atrium.tree.empty')}</p>
  return (
    <div className="column shrink gap-4" id={tree.box}>
      <TreeTools tree={tree} isMovable={given.onMove !== undefined} />
      <div role="tree" aria-label={label} tabIndex={-1} className="stack" onKeyDown={tree.onKeyDown}>
        {tree.shown.map((row) => (
          <Item
            key={row.node.id}
            row={row}
            latest={latest}
            isOpen={tree.isOpen(row)}
            isActive={tree.active === row}
            isSelected={tree.selected === row.node.id}
            isMovable={given.onMove !== undefined}
          />
        ))}
      </div>
    </div>
  )
}

interface ItemProps {
  readonly row: TreeRow
  readonly latest: RefObject<TreeState>
  readonly isOpen: boolean
  readonly isActive: boolean
  readonly isSelected: boolean
  readonly isMovable: boolean
}

// A move in a large tree draws only the rows that look different after it.
const Item = memo(
  TreeItem,
  ({ row, ...one }, { row: other, ...two }) => looksSame(row, other) && isEqual(one, two),
)

const isEqual = (one: Omit<ItemProps, 'row'>, other: Omit<ItemProps, 'row'>): boolean =>
  one.isOpen === other.isOpen &&
  one.isActive === other.isActive &&
  one.isSelected === other.isSelected &&
  one.isMovable === other.isMovable

function TreeItem({ row, latest, isOpen, isActive, isSelected, isMovable }: ItemProps) {
  const { node, level, position, siblings, children } = row
  const drag = useRowDrag<HTMLDivElement>(latest, node.id, isMovable)
  return (
    // The tree handles the keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={drag}
      role="treeitem"
      data-node={node.id}
      className={styles['item']}
      style={{ paddingInlineStart: 4 + (level - 1) * step }}
      tabIndex={isActive ? 0 : -1}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings.length}
      aria-selected={isSelected}
      aria-expanded={children.length > 0 ? isOpen : undefined}
      onFocus={() => latest.current.setCurrent(node.id)}
      onClick={() => latest.current.choose(row)}
    >
      <Twist row={row} isOpen={isOpen} onTwist={(one) => latest.current.twist(one)} />
      {node.icon}
      <span className="grow anywhere">{node.label}</span>
      {node.beside !== undefined && <span className={styles['beside']}>{node.beside}</span>}
    </div>
  )
}
