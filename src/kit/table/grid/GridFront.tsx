import styles from './EditableGrid.module.css'
import type { GridHead } from './GridRow.ts'

interface GridFrontProps {
  readonly heads: readonly GridHead[]
  readonly roleOf: (at: number) => 'columnheader' | 'rowheader' | 'gridcell'
  /** One for each column in front; the last is a figure. */
  readonly texts: readonly string[]
  /** Shows texts that do not fit when the pointer rests on them. */
  readonly hasTitles?: boolean
}

/** What stays in view of a line of the grid when it is scrolled sideways: its names, and their total. */
export const GridFront = ({ heads, roleOf, texts, hasTitles = false }: GridFrontProps) => (
  <div role="presentation" className={styles['front']}>
    {heads.map(({ key, width }, at) => (
      <div
        key={key}
        role={roleOf(at)}
        className={styles['head']}
        data-first={at === 0 || undefined}
        data-figure={at === heads.length - 1 || undefined}
        aria-colindex={at + 1}
        style={{ width }}
        title={hasTitles && at < heads.length - 1 ? texts[at] : undefined}
      >
        {texts[at]}
      </div>
    ))}
  </div>
)
