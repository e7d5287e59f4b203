import { useTranslate } from 'react-admin'
import styles from './Tree.module.css'
import type { TreeRow } from './TreeNode.ts'
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
  const translate = useTranslate()
  if (tree.rows.size === 0) return <p className={styles['none']}>{translate('atrium.tree.empty')}</p>
  return (
    <div className={styles['box']} id={tree.box}>
      <TreeTools tree={tree} isMovable={given.onMove !== undefined} />
      <div role="tree" aria-label={label} tabIndex={-1} className={styles['tree']} onKeyDown={tree.onKeyDown}>
        {tree.shown.map((row) => (
          <Item
            key={row.node.id}
            row={row}
            tree={tree}
            isMovable={given.onMove !== undefined}
            onSelect={given.onSelect}
          />
        ))}
      </div>
    </div>
  )
}

interface ItemProps {
  readonly row: TreeRow
  readonly tree: TreeState
  readonly isMovable: boolean
  readonly onSelect: TreeOptions['onSelect']
}

function Item({ row, tree, isMovable, onSelect }: ItemProps) {
  const { node, level, position, siblings, children } = row
  const drag = useRowDrag<HTMLDivElement>(tree, node.id, isMovable)
  return (
    // The tree handles the keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={drag}
      role="treeitem"
      data-node={node.id}
      className={styles['item']}
      style={{ paddingInlineStart: 4 + (level - 1) * step }}
      tabIndex={tree.active === row ? 0 : -1}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings.length}
      aria-selected={tree.selected === node.id}
      aria-expanded={children.length > 0 ? tree.isOpen(row) : undefined}
      onFocus={() => tree.setCurrent(node.id)}
      onClick={() => {
        tree.focus(node.id)
        if (onSelect) onSelect(node.id)
        else tree.setOpen(row, !tree.isOpen(row))
      }}
    >
      <Twist row={row} tree={tree} />
      <span className={styles['name']}>{node.label}</span>
      {node.beside !== undefined && <span className={styles['beside']}>{node.beside}</span>}
    </div>
  )
}
