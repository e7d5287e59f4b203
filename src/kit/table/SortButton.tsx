import ArrowDownward from '@mui/icons-material/ArrowDownwardRounded'
import ArrowUpward from '@mui/icons-material/ArrowUpwardRounded'
import styles from './SortButton.module.css'

interface SortButtonProps {
  /** The name of the column. */
  readonly text: string
  /** The current sort order, or the order that a click sets. */
  readonly isDescending: boolean
  readonly onSort: () => void
}

/** The name of a sortable column. The arrow shows if the header has `aria-sort`, or on hover. */
export const SortButton = ({ text, isDescending, onSort }: SortButtonProps) => {
  const Arrow = isDescending ? ArrowDownward : ArrowUpward
  return (
    <button type="button" className={styles['sort']} onClick={onSort}>
      <span>{text}</span>
      <Arrow aria-hidden="true" />
    </button>
  )
}
