import { useCallback, useState } from 'react'
import { countOf, withInputs, withOutcomes, type CellInput } from './gridEdits.ts'
import type { GridCell, GridChange, GridEdits, GridRules } from './GridRow.ts'

/** The maximum number of steps that can be undone. */
const mostSteps = 100

interface Edited {
  readonly edits: GridEdits
  readonly past: readonly GridEdits[]
  readonly future: readonly GridEdits[]
}

const untouched: Edited = { edits: new Map(), past: [], future: [] }

/** What came of a change: nothing wrong, or why it was refused; and what is stored now. */
export interface GridOutcome {
  readonly problem?: string
  readonly current?: GridCell
}

/** The unsaved input of a table, with undo and redo. */
export function useGridEdits(rules: GridRules) {
  const [{ edits, past, future }, setEdited] = useState(untouched)
  const enter = (inputs: readonly CellInput[]) =>
    setEdited((now) => {
      const next = withInputs(now.edits, inputs, rules)
      return { edits: next, past: [...now.past, now.edits].slice(-mostSteps), future: [] }
    })
  const undo = () =>
    setEdited((now) => {
      const last = now.past.at(-1)
      if (!last) return now
      return { edits: last, past: now.past.slice(0, -1), future: [now.edits, ...now.future] }
    })
  const redo = () =>
    setEdited((now) => {
      const [next, ...later] = now.future
      return next ? { edits: next, past: [...now.past, now.edits], future: later } : now
    })
  /** What was saved cannot be undone here: the steps before it are forgotten. */
  const settle = useCallback(
    (outcomes: readonly ({ change: GridChange } & GridOutcome)[]) =>
      setEdited((now) => ({ ...untouched, edits: withOutcomes(now.edits, outcomes) })),
    [],
  )
  const discard = () => setEdited((now) => ({ edits: new Map(), past: [...now.past, now.edits], future: [] }))
  return {
    edits,
    ...countOf(edits),
    mayUndo: past.length > 0,
    mayRedo: future.length > 0,
    enter,
    undo,
    redo,
    settle,
    discard,
  }
}
