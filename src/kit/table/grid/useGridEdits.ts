import { useCallback, useState } from 'react'
import { countOf, withInputs, withOutcomes, type CellInput } from './gridEdits.ts'
import type { GridChange, GridEdits, GridOutcome, GridRules } from './GridRow.ts'

/** The maximum number of steps that can be undone. */
const mostSteps = 100

interface EditHistory {
  readonly edits: GridEdits
  readonly past: readonly GridEdits[]
  readonly future: readonly GridEdits[]
}

const untouched: EditHistory = { edits: new Map(), past: [], future: [] }

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
  const restore = (kept: GridEdits) =>
    setEdited((now) => ({ edits: kept, past: [...now.past, now.edits], future: [] }))
  /** What was decided cannot be undone either: the steps before it would bring the conflicts back. */
  const choose = (chosen: GridEdits) => setEdited({ ...untouched, edits: chosen })
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
    choose,
    restore,
    discard,
  }
}
