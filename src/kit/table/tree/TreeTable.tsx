import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { useScroller } from '#src/kit/table/useScroller.ts'
import styles from './Tree.module.css'
import type { TreeRow } from './TreeNode.ts'
import { step } from './step.ts'
import { TreeTools } from './TreeTools.tsx'
import { Twist } from './Twist.tsx'
import type { TreeProps } from './Tree.tsx'
import { useLatest } from './useLatest.ts'
import { useRowDrag } from './useRowDrag.ts'
import { useTree, type TreeOptions, type TreeState } from './useTree.ts'

/** A column beside the names. */
export interface TreeColumn {
  readonly key: string
  /** The key of the message that names it. */
  readonly label: string
  readonly align?: 'start' | 'end'
  /** The cell of a node, by its id. */
  readonly render: (id: string) => ReactNode
}

interface TreeTableProps extends TreeProps {
  /** The key of the heading above the names. */
  readonly heading: string
  readonly columns: readonly TreeColumn[]
}

/**
 * A tree with columns, with the same keys and the same ways to move nodes as `Tree`. If it is too wide, it
 * scrolls.
 */
export function TreeTable({ label, heading, columns, ...given }: TreeTableProps) {
  const tree = useTree(given)
  const translate = useTranslate()
  const scroller = useScroller()
  if (tree.rows.size === 0) return <p className={styles['none']}>{translate('atrium.tree.empty')}</p>
  return (
    <div className="column shrink gap-4" id={tree.box}>
      <TreeTools tree={tree} isMovable={given.onMove !== undefined} />
      <div className={styles['scroller']} ref={scroller}>
        {/* The ARIA pattern for a tree with columns; HTML has none. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
        <table role="treegrid" aria-label={label} className={styles['table']} onKeyDown={tree.onKeyDown}>
          <thead>
            <tr>
              <th scope="col">{translate(heading)}</th>
              {columns.map(({ key, label: text, align }) => (
                <th key={key} scope="col" data-align={align}>
                  {translate(text)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tree.shown.map((row) => (
              <Row key={row.node.id} row={row} tree={tree} columns={columns} given={given} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

interface RowProps {
  readonly row: TreeRow
  readonly tree: TreeState
  readonly columns: readonly TreeColumn[]
  readonly given: TreeOptions
}

function Row({ row, tree, columns, given: { onMove, onSelect } }: RowProps) {
  const { node, level, position, siblings, children } = row
  const drag = useRowDrag<HTMLTableRowElement>(useLatest(tree), node.id, onMove !== undefined)
  return (
    // The tree handles the keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <tr
      ref={drag}
      data-node={node.id}
      tabIndex={tree.active === row ? 0 : -1}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings.length}
      aria-selected={onSelect ? tree.selected === node.id : undefined}
      aria-expanded={children.length > 0 ? tree.isOpen(row) : undefined}
      onFocus={() => tree.setCurrent(node.id)}
      onClick={() => onSelect?.(node.id)}
    >
      <th scope="row">
        <span className="row gap-4" style={{ paddingInlineStart: (level - 1) * step }}>
          <Twist row={row} isOpen={tree.isOpen(row)} onTwist={tree.twist} />
          <span>{node.label}</span>
          {node.beside !== undefined && <span className={styles['beside']}>{node.beside}</span>}
        </span>
      </th>
      {columns.map(({ key, align, render }) => (
        <td key={key} data-align={align}>
          {render(node.id)}
        </td>
      ))}
    </tr>
  )
}
