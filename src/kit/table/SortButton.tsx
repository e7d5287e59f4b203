import ArrowDownward from '@mui/icons-material/ArrowDownwardRounded'
import ArrowUpward from '@mui/icons-material/ArrowUpwardRounded'
import styles from './SortButton.module.css'

interface SortButtonProps {
  /** What the column is called. */
  readonly text: string
  /** The order that it has, or that a press gives it. */
  readonly isDescending: boolean
  readonly onSort: () => void
}

/** The name of a column that can be sorted by. The arrow shows in a head with `aria-sort`, else while one points at it. */
export const SortButton = ({ text, isDescending, onSort }: SortButtonProps) => {
  const Arrow = isDescending ? ArrowDownward : ArrowUpward
  return (
    <button type="button" className={styles['sort']} onClick={onSort}>
      <span>{text}</span>
      <Arrow aria-hidden="true" />
    </button>
  )
}
