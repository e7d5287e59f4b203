import { useMemo, useState } from 'react'
import type { GridRow } from './GridRow.ts'

/** The open editor of a cell. */
export interface GridDraft {
  /** The row as it was when the editor was opened, and its position: what is typed is based on it. */
  readonly row: GridRow
  readonly index: number
  readonly column: string
  readonly text: string
  /** It was opened by typing, so that arrow keys leave it. */
  readonly isTyped: boolean
}

/** The open editor of a table, if there is one, and its rows: a row stays among them while it is edited. */
export function useGridDraft(given: readonly GridRow[]) {
  const [draft, setDraft] = useState<GridDraft | null>(null)
  const rows = useMemo(
    () =>
      draft === null || given.some(({ id }) => id === draft.row.id)
        ? given
        : given.toSpliced(draft.index, 0, draft.row),
    [given, draft],
  )
  return { rows, draft, setDraft }
}
