/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/role-supports-aria-props -- rows that are drawn only while they are in view cannot be laid out by a table; a gridcell may be read-only (ARIA 1.2) */
import { lazy, Suspense, useCallback, useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useUnusualLine, useUnusualQuestion } from '#src/kit/form/useUnusualQuestion.tsx'
import { formatColumn } from '#src/kit/value/field/formatNumber.ts'
import { useHeading } from '#src/kit/value/field/useUnitOf.ts'
import { useRowWindow } from '#src/kit/table/useRowWindow.ts'
import { UnsavedInput } from '#src/kit/form/UnsavedInput.tsx'
import styles from './EditableGrid.module.css'
import { cellName } from './cellName.ts'
import { GridBar } from './GridBar.tsx'
import { GridEditor } from './GridEditor.tsx'
import { GridHeadLine, GridTotalLine } from './GridEnds.tsx'
import {
  contestedIn,
  sumOf,
  textOf,
  valueAt,
  valuesIn,
  withChoices,
  type ContestedCell,
} from './gridEdits.ts'
import { GridLegend } from './GridLegend.tsx'
import { GridLine } from './GridLine.tsx'
import { boundsOf, rowHeight } from './gridPlace.ts'
import type {
  GridChange,
  GridColumn,
  GridEdits,
  GridHead,
  GridOutcome,
  GridRow,
  GridRules,
} from './GridRow.ts'
import { PastePreview } from './PastePreview.tsx'
import { useGridDraft } from './useGridDraft.ts'
import { useGridEdits } from './useGridEdits.ts'
import { useGridKeys } from './useGridKeys.ts'
import { unusualEdits } from './unusualEdits.ts'
import { useGridSave } from './useGridSave.ts'

// Two people rarely change the same cell.
const GridConflicts = lazy(async () => ({
  default: (await import('./GridConflicts.tsx')).GridConflicts,
}))

export interface EditableGridProps {
  /** The name of the table, for screen readers. */
  readonly label: string
  /** The text columns in front; a column with the total of each row follows them. */
  readonly heads: readonly GridHead[]
  readonly columns: readonly GridColumn[]
  /** The currency of amounts, which the heading of the totals says. */
  readonly currency?: string
  /** Keep rows and their cells the same objects while they are the same, so that only changes are drawn. */
  readonly rows: readonly GridRow[]
  /** Shown in place of the table while there are no rows. What was entered into rows that are gone is kept. */
  readonly empty?: ReactNode
  /** Checks what is entered. It must be stable. */
  readonly rules: GridRules
  /** The label of the note of a cell; without it cells have none. */
  readonly note?: string
  /** Saves a batch of changes, and returns the outcome of each, in order. */
  readonly save: (changes: readonly GridChange[]) => Promise<readonly GridOutcome[]>
  /** Whether the table with its changes is still there at another query of the page; by default it is at each. */
  readonly staysAt?: (query: URLSearchParams) => boolean
  /** The maximum number of changes that are saved at a time. */
  readonly batchSize?: number
}

const totalWidth = 148

/**
 * A table of amounts that is filled in like a spreadsheet: by typing, with the keys of a spreadsheet, and by
 * copying from and to one. Changes are checked while they are entered, marked, can be undone, and are saved
 * together; cells that are refused say why. The last row has the totals.
 */
export function EditableGrid(props: EditableGridProps) {
  const { label, heads, currency, empty, rules, note, save, staysAt, batchSize = 500 } = props
  const translate = useTranslate()
  const headingOf = useHeading()
  const id = useId()
  const edited = useGridEdits(rules)
  const { edits, changed, wrong } = edited
  const { isSaving, message, setMessage, saveAll } = useGridSave(edited, save, batchSize)
  const contested = useMemo(() => contestedIn(edits), [edits])
  const [asks, setAsks] = useState(false)
  const saveAndAsk = async (entered = edits) => {
    await saveAll(entered)
    // A question that was put off is asked again.
    setAsks(true)
  }
  const { ask, question } = useUnusualQuestion()
  const line = useUnusualLine()
  const isMeant = (entered: GridEdits) =>
    ask(
      unusualEdits(entered, rules.field).map(({ edit, column, key }) =>
        line(cellName(edit, column, props), rules.field, edit.value, key),
      ),
    )
  const choose = async (keepsMine: (cell: ContestedCell) => boolean) => {
    const chosen = withChoices(edits, keepsMine)
    if (!(await isMeant(chosen))) return
    setAsks(false)
    edited.choose(chosen)
    await saveAndAsk(chosen)
  }
  const { rows, draft, setDraft } = useGridDraft(props.rows)
  const totals = useMemo(
    () => props.columns.map(({ key }) => sumOf(rows.map((row) => valueAt(row, key, edits)))),
    [props.columns, rows, edits],
  )
  const format = useMemo(() => formatColumn(valuesIn(rows, edits)), [rows, edits])
  const columns = useWideColumns(props.columns, Math.max(0, ...totals.map((total) => format(total).length)))
  const box = useRef<HTMLDivElement>(null)
  const total = headingOf(translate('atrium.grid.total'), currency)
  const front = useMemo(() => frontOf(heads, total), [heads, total])
  const keys = useGridKeys({
    rows,
    columns,
    draft,
    setDraft,
    edited,
    box,
    front,
    heads,
    say: setMessage,
  })
  const { selected } = keys
  const { active } = selected
  // A step is as many rows as can easily be drawn within a frame.
  const { spans } = useRowWindow(box, rows.length, {
    height: rowHeight,
    kept: active.row,
    step: 3,
    spare: 10,
    whole: 0,
  })
  const { min, max } = rules.field
  const problemText = useCallback(
    (problem: string, text = '') => translate(`atrium.validation.${problem}`, { _: problem, min, max, text }),
    [translate, min, max],
  )
  const row = rows[active.row]
  const column = columns[active.column]
  const edit = row && column ? edits.get(row.id)?.get(column.key) : undefined
  const wrongHere = edit?.problem ?? edit?.refusal
  const where = row && column ? `${row.heads[0] ?? ''}, ${column.label}` : ''
  const bounds = boundsOf(selected)
  const width = [...front, ...columns].reduce((sum, one) => sum + one.width, 0)
  const drawn = spans.flatMap(({ from, to }) =>
    rows.slice(from, to).map((one, at) => ({ row: one, index: from + at })),
  )
  return (
    <div className="stack shrink gap-8">
      <UnsavedInput
        surface="grid"
        of={label}
        value={[...edits].map(([row, line]) => [row, [...line]] as const)}
        hasChanges={changed > 0}
        onRestore={(kept) => edited.restore(new Map(kept.map(([row, line]) => [row, new Map(line)])))}
        staysAt={staysAt}
      />
      {rows.length === 0 && empty}
      <div
        ref={box}
        hidden={rows.length === 0 && empty !== undefined}
        role="grid"
        aria-label={label}
        aria-multiselectable="true"
        aria-rowcount={rows.length + 2}
        aria-colcount={front.length + columns.length}
        aria-activedescendant={row ? `${id}-${active.row}-${active.column}` : undefined}
        aria-describedby={`${id}-hint`}
        tabIndex={0}
        className={styles['scroller']}
        {...keys.handlers}
      >
        <GridHeadLine heads={front} columns={columns} width={width} />
        <div role="rowgroup" className={styles['body']} style={{ width, height: rows.length * rowHeight }}>
          {drawn.map(({ row: one, index }) => {
            const isSelected = index >= bounds.top && index <= bounds.bottom
            const isActive = index === active.row
            return (
              <GridLine
                key={one.id}
                grid={id}
                index={index}
                row={one}
                heads={front}
                columns={columns}
                edits={edits.get(one.id)}
                format={format}
                active={isActive ? active.column : -1}
                left={isSelected ? bounds.left : -1}
                right={isSelected ? bounds.right : -1}
                editor={
                  isActive &&
                  draft && (
                    <GridEditor
                      label={translate('atrium.grid.edit', { where })}
                      text={draft.text}
                      isTyped={draft.isTyped}
                      onDone={keys.onDone}
                      onCancel={keys.onCancel}
                    />
                  )
                }
                problemText={problemText}
                changedText={translate('atrium.grid.cell_changed')}
              />
            )
          })}
        </div>
        <GridTotalLine
          heads={front}
          columns={columns}
          width={width}
          totals={totals}
          format={format}
          rowIndex={rows.length + 2}
        />
      </div>
      <GridLegend rows={rows} />
      <span id={`${id}-hint`} className="visually-hidden">
        {translate('atrium.grid.hint')}
      </span>
      <GridBar
        where={where}
        problem={wrongHere === undefined ? undefined : problemText(wrongHere, edit?.text)}
        note={
          note !== undefined && row && column && valueAt(row, column.key, edits) !== null
            ? {
                cell: `${row.id} ${column.key}`,
                label: note,
                text: edit ? (edit.note ?? '') : textOf(row.cells[column.key]?.note ?? null),
                onChange: (text) => edited.enter([{ row, column: column.key, note: text }]),
              }
            : undefined
        }
        changed={changed}
        wrong={wrong}
        isSaving={isSaving}
        message={message}
        onUndo={edited.mayUndo ? edited.undo : undefined}
        onRedo={edited.mayRedo ? edited.redo : undefined}
        onDiscard={edited.discard}
        onSave={() => void isMeant(edits).then((isAgreed) => (isAgreed ? saveAndAsk() : undefined))}
      />
      {question}
      {keys.guess && <PastePreview {...keys.guess} {...{ heads, columns }} />}
      {asks && contested.length > 0 && !isSaving && (
        <Suspense fallback={null}>
          <GridConflicts
            cells={contested}
            {...{ heads, columns, format }}
            onChoose={choose}
            onClose={() => setAsks(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** The columns, wide enough for figures of this many characters: a total must not be cut off. */
const useWideColumns = (columns: readonly GridColumn[], characters: number): readonly GridColumn[] =>
  useMemo(() => {
    const least = characters * characterWidth + 16
    return columns.some(({ width }) => width < least)
      ? columns.map((column) => ({ ...column, width: Math.max(column.width, least) }))
      : columns
  }, [columns, characters])

/** Of a digit in the line of totals, in pixels. */
const characterWidth = 9

/** The columns in front, with the total of the row as the last. */
const frontOf = (heads: readonly GridHead[], total: string): readonly GridHead[] => [
  ...heads,
  { key: 'total', label: total, width: totalWidth },
]
