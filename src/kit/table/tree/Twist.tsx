import styles from './Tree.module.css'
import type { TreeRow } from './TreeNode.ts'

interface TwistProps {
  readonly row: TreeRow
  readonly isOpen: boolean
  readonly onTwist: (row: TreeRow) => void
}

/** The arrow before a node that opens it. Only for pointers: the keyboard has its arrow keys. */
export function Twist({ row, isOpen, onTwist }: TwistProps) {
  if (row.children.length === 0) return <span className={styles['leaf']} />
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <span
      className={styles['twist']}
      data-open={isOpen || undefined}
      aria-hidden="true"
      onClick={(event) => {
        event.stopPropagation()
        onTwist(row)
      }}
    />
  )
}
