import styles from './Tree.module.css'
import type { TreeRow } from './TreeNode.ts'
import type { TreeState } from './useTree.ts'

/** The arrow before a node that opens it. Only for pointers: the keyboard has its arrow keys. */
export function Twist({ row, tree }: { readonly row: TreeRow; readonly tree: TreeState }) {
  if (row.children.length === 0) return <span className={styles['leaf']} />
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <span
      className={styles['twist']}
      data-open={tree.isOpen(row) || undefined}
      aria-hidden="true"
      onClick={(event) => {
        event.stopPropagation()
        tree.focus(row.node.id)
        tree.setOpen(row, !tree.isOpen(row))
      }}
    />
  )
}
