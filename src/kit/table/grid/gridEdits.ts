import type {
  GridCell,
  GridChange,
  GridConflict,
  GridEdit,
  GridEdits,
  GridOutcome,
  GridRow,
  GridRules,
  GridValue,
} from './GridRow.ts'
import { parseCell } from './parseCell.ts'

/** A text for a cell, or a note for what it holds. */
export interface CellInput {
  readonly row: GridRow
  readonly column: string
  readonly text?: string
  readonly note?: string
}

/** The edits after somebody entered something. Locked cells stay as they are, and so does what is stored. */
export function withInputs(edits: GridEdits, inputs: readonly CellInput[], rules: GridRules): GridEdits {
  const next = new Map(edits)
  for (const input of inputs) {
    const { row, column } = input
    const known = next.get(row.id) ?? none
    const stored = row.cells[column]
    if (lockOf(row, column) !== undefined) continue
    const edit = editOf(input, known.get(column), rules)
    const line = new Map(known)
    if (isStored(edit, stored)) line.delete(column)
    else line.set(column, edit)
    if (line.size > 0) next.set(row.id, line)
    else next.delete(row.id)
  }
  return next
}

const none: ReadonlyMap<string, GridEdit> = new Map()

/** Why a cell cannot be changed. */
export const lockOf = (row: GridRow, column: string): string | undefined =>
  row.cells[column]?.lock ?? row.lock

function editOf(
  { row, column, ...input }: CellInput,
  known: GridEdit | undefined,
  rules: GridRules,
): GridEdit {
  const stored = row.cells[column]
  const text = input.text ?? known?.text ?? textOf(stored?.value ?? null)
  const note = (input.note ?? known?.note ?? stored?.note ?? '').trim() || null
  const parsed = parseCell(text, rules.field)
  const value = 'value' in parsed ? parsed.value : null
  const problem = 'problem' in parsed ? parsed.problem : rules.check?.(value, note)
  const before = known ? known.before : stored
  return {
    text,
    value,
    note,
    heads: row.heads,
    mean: meanOf(row),
    before,
    ...(problem === undefined ? {} : { problem }),
    ...(known?.conflict ? { conflict: known.conflict } : {}),
  }
}

function meanOf({ cells }: GridRow): number | null {
  const stored = Object.values(cells).flatMap(({ value }) => (typeof value === 'number' ? [value] : []))
  return stored.length === 0 ? null : stored.reduce((sum, one) => sum + one, 0) / stored.length
}

const isStored = (edit: GridEdit, stored: GridCell | undefined): boolean =>
  edit.value === (stored?.value ?? null) &&
  (edit.value === null || edit.note === (stored?.note ?? null)) &&
  (edit.problem === undefined || edit.value !== null)

/** The text of a stored value, as somebody would type it. */
export const textOf = (value: GridValue): string => (value === null ? '' : String(value))

/** An edit with the cell that it is of. */
interface EditedCell {
  readonly row: string
  readonly column: string
  readonly edit: GridEdit
}

const cellsIn = (edits: GridEdits): EditedCell[] =>
  [...edits].flatMap(([row, line]) => [...line].map(([column, edit]) => ({ row, column, edit })))

/**
 * What can be saved: the edits without a problem, among them those that the server refused before; not those of cells that
 * somebody else changed.
 */
export const savableIn = (edits: GridEdits): EditedCell[] =>
  cellsIn(edits).filter(({ edit }) => edit.problem === undefined && edit.conflict === undefined)

/** The edits of `savableIn` as the changes to send. */
export const changesIn = (edits: GridEdits): GridChange[] =>
  savableIn(edits).map(({ row, column, edit: { value, note, before } }) => ({
    row,
    column,
    value,
    note,
    before,
  }))

/** A cell that somebody else changed as well. */
export interface ContestedCell extends GridConflict {
  readonly row: string
  readonly column: string
  readonly mine: GridEdit
}

/** The cells that the user has to decide about before they are saved. */
export const contestedIn = (edits: GridEdits): ContestedCell[] =>
  cellsIn(edits).flatMap(({ row, column, edit: mine }) =>
    mine.conflict ? [{ ...mine.conflict, row, column, mine }] : [],
  )

/** The edits after the user decided: their own values are based on what is stored now, for the others that stays. */
export function withChoices(edits: GridEdits, keepsMine: (cell: ContestedCell) => boolean): GridEdits {
  const next = new Map(edits)
  for (const cell of contestedIn(edits)) {
    const line = new Map(next.get(cell.row))
    const { conflict: _conflict, refusal: _refusal, ...mine } = cell.mine
    if (keepsMine(cell)) line.set(cell.column, { ...mine, before: cell.theirs })
    else line.delete(cell.column)
    if (line.size > 0) next.set(cell.row, line)
    else next.delete(cell.row)
  }
  return next
}

/** The number of edited cells, and of those with a problem. */
export function countOf(edits: GridEdits): { changed: number; wrong: number } {
  const all = [...edits.values()].flatMap((line) => [...line.values()])
  return { changed: all.length, wrong: all.filter(({ problem }) => problem !== undefined).length }
}

/**
 * The edits after saving: those that were saved are gone, unless they were changed again meanwhile; those that
 * were refused have the reason, and can be saved again as they are, except for cells that somebody else changed: saving
 * those again must not overwrite what the user has not seen.
 */
export function withOutcomes(
  edits: GridEdits,
  outcomes: readonly ({ change: GridChange } & GridOutcome)[],
): GridEdits {
  const next = new Map(edits)
  for (const outcome of outcomes) {
    const { change, problem, current, conflict } = outcome
    const line = new Map(next.get(change.row))
    const edit = line.get(change.column)
    if (!edit) continue
    const isSame = edit.value === change.value && edit.note === change.note
    if (isDone(change, outcome)) {
      if (isSame) line.delete(change.column)
      else line.set(change.column, { ...edit, before: current ?? conflict?.theirs })
    } else {
      const refusal = isSame && problem !== undefined ? { refusal: problem } : {}
      line.set(change.column, { ...edit, ...refusal, ...(conflict ? { conflict } : {}) })
    }
    if (line.size > 0) next.set(change.row, line)
    else next.delete(change.row)
  }
  return next
}

/** Whether a change is stored: it was saved, or somebody else entered the same. */
export const isDone = ({ value, note }: GridChange, { problem, conflict }: GridOutcome = {}): boolean =>
  problem === undefined ||
  (conflict !== undefined &&
    value === (conflict.theirs?.value ?? null) &&
    note === (conflict.theirs?.note ?? null))

/** The value of a cell as it is shown: edited or stored. */
export function valueAt(row: GridRow, column: string, edits: GridEdits): GridValue {
  const edit = edits.get(row.id)?.get(column)
  return edit ? edit.value : (row.cells[column]?.value ?? null)
}

/** All that is in the cells: what was entered, and what is stored. */
export function* valuesIn(rows: readonly GridRow[], edits: GridEdits): Generator<GridValue> {
  for (const row of edits.values()) for (const { value } of row.values()) yield value
  for (const { cells } of rows) for (const { value } of Object.values(cells)) yield value
}

/** The sum of amounts, by hundredths, because 0.1 + 0.2 is not 0.3. */
export const sumOf = (values: readonly GridValue[]): number =>
  values.reduce<number>((sum, value) => sum + (typeof value === 'number' ? Math.round(value * 100) : 0), 0) /
  100
