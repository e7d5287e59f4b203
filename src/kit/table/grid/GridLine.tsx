/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/role-supports-aria-props -- rows that are drawn only while they are in view cannot be laid out by a table; a gridcell may be read-only (ARIA 1.2) */
import { memo, type ReactNode } from 'react'
import { noValue } from '#src/kit/value/field/formatNumber.ts'
import styles from './EditableGrid.module.css'
import { GridFront } from './GridFront.tsx'
import { lockOf, sumOf, textOf } from './gridEdits.ts'
import { rowHeight } from './gridPlace.ts'
import type { GridColumn, GridEdit, GridHead, GridRow, GridValue } from './GridRow.ts'

interface GridLineProps {
  readonly grid: string
  readonly index: number
  readonly row: GridRow
  readonly heads: readonly GridHead[]
  readonly columns: readonly GridColumn[]
  readonly edits: ReadonlyMap<string, GridEdit> | undefined
  /** Writes the amounts. */
  readonly format: (amount: number) => string
  /** The active column, if the active cell is in this row; otherwise -1. */
  readonly active: number
  /** The selected columns of this row, first and last; -1 if there are none. */
  readonly left: number
  readonly right: number
  /** The input in the active cell, while it is edited. */
  readonly editor: ReactNode
  readonly problemText: (problem: string, text?: string) => string
  readonly changedText: string
}

/** A row of the table. It is drawn again only if something in it changes. */
export const GridLine = memo(function GridLine({
  grid,
  index,
  row,
  heads,
  columns,
  edits,
  format,
  active,
  left,
  right,
  editor,
  problemText,
  changedText,
}: GridLineProps) {
  const shown = (key: string): GridValue =>
    edits?.get(key)?.value ?? (edits?.has(key) ? null : (row.cells[key]?.value ?? null))
  return (
    <div role="row" className={styles['line']} aria-rowindex={index + 2} style={{ top: index * rowHeight }}>
      <GridFront
        heads={heads}
        roleOf={() => 'rowheader'}
        texts={[...row.heads, format(sumOf(columns.map(({ key }) => shown(key))))]}
        hasTitles
      />
      {columns.map((column, at) => {
        const edit = edits?.get(column.key)
        const cell = row.cells[column.key]
        const wrong = edit?.problem ?? edit?.refusal
        const problem = wrong === undefined ? undefined : problemText(wrong, edit?.text)
        const lock = lockOf(row, column.key)
        const mark = edit ? undefined : cell?.mark
        const note = edit ? edit.note : cell?.note
        const remarks = [problem, edit && changedText, mark, lock, note].filter(Boolean).join(' · ')
        const value = shown(column.key)
        return (
          <div
            key={column.key}
            id={`${grid}-${index}-${at}`}
            role="gridcell"
            className={styles['cell']}
            data-cell={`${index} ${at}`}
            data-active={active === at || undefined}
            data-marked={mark === undefined ? undefined : (cell?.tone ?? 'amber')}
            data-changed={edit !== undefined || undefined}
            data-locked={lock !== undefined || undefined}
            data-special={column.isSpecial || undefined}
            data-noted={Boolean(note) || undefined}
            aria-colindex={heads.length + at + 1}
            aria-selected={at >= left && at <= right}
            aria-readonly={lock !== undefined || undefined}
            aria-invalid={problem !== undefined || undefined}
            style={{ width: column.width }}
            title={remarks || undefined}
          >
            {active === at && editor
              ? editor
              : edit?.problem !== undefined
                ? edit.text
                : textIn(value, format)}
            {remarks !== '' && <span className="visually-hidden"> {remarks}</span>}
          </div>
        )
      })}
    </div>
  )
})

const textIn = (value: GridValue, format: GridLineProps['format']): string =>
  value === null ? '' : typeof value === 'number' ? format(value) : textOf(value) || noValue
