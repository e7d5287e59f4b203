import { EmptyCell } from './EmptyCell.tsx'
import styles from './Table.module.css'

interface GapProps {
  /** How many rows are not rendered here. */
  readonly rows: number
  /** The height of a row in pixels. */
  readonly height: number
}

/** Has the height of rows that are not rendered. */
export const Gap = ({ rows, height }: GapProps) =>
  rows > 0 && (
    <tr className={styles['gap']} aria-hidden style={{ height: rows * height }}>
      <EmptyCell />
    </tr>
  )
