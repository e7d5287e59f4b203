/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/role-supports-aria-props -- rows that are drawn only while they are in view cannot be laid out by a table; a gridcell may be read-only (ARIA 1.2) */
import { memo } from 'react'
import styles from './EditableGrid.module.css'
import { GridFront } from './GridFront.tsx'
import { sumOf } from './gridEdits.ts'
import type { GridColumn, GridHead } from './GridRow.ts'

interface GridEndProps {
  /** The columns in front; the last is of totals. */
  readonly heads: readonly GridHead[]
  readonly columns: readonly GridColumn[]
  /** Of the whole table, in pixels. */
  readonly width: number
}

/** The line of labels, which stays at the top. It is not drawn again while rows scroll by. */
export const GridHeadLine = memo(function GridHeadLine({ heads, columns, width }: GridEndProps) {
  return (
    <div role="rowgroup" className={styles['headLine']} style={{ width }}>
      <div role="row" aria-rowindex={1} style={{ display: 'contents' }}>
        <GridFront heads={heads} roleOf={() => 'columnheader'} texts={heads.map(({ label }) => label)} />
        {columns.map((one, at) => (
          <div
            key={one.key}
            role="columnheader"
            className={styles['cell']}
            data-special={one.isSpecial || undefined}
            aria-colindex={heads.length + at + 1}
            style={{ width: one.width }}
          >
            {one.label}
            {one.below !== undefined && <span>{one.below}</span>}
          </div>
        ))}
      </div>
    </div>
  )
})

interface GridTotalLineProps extends GridEndProps {
  /** Of each column. */
  readonly totals: readonly number[]
  /** Writes them. */
  readonly format: (amount: number) => string
  /** The place of the line among the rows, from 1. */
  readonly rowIndex: number
}

/** The line of totals, which stays at the bottom. */
export const GridTotalLine = memo(function GridTotalLine({
  heads,
  columns,
  width,
  totals,
  format,
  rowIndex,
}: GridTotalLineProps) {
  return (
    <div role="rowgroup" className={styles['totalLine']} style={{ width }}>
      <div role="row" aria-rowindex={rowIndex} style={{ display: 'contents' }}>
        <GridFront
          heads={heads}
          roleOf={(at) => (at === 0 ? 'rowheader' : 'gridcell')}
          texts={heads.map((_, at) =>
            at === 0 ? (heads.at(-1)?.label ?? '') : at === heads.length - 1 ? format(sumOf(totals)) : '',
          )}
        />
        {columns.map((one, at) => (
          <div
            key={one.key}
            role="gridcell"
            className={styles['cell']}
            aria-colindex={heads.length + at + 1}
            style={{ width: one.width }}
          >
            {format(totals[at] ?? 0)}
          </div>
        ))}
      </div>
    </div>
  )
})
