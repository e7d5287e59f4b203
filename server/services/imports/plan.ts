import type { FieldErrors } from '#contract/reply.ts'
import type { Row } from '#server/engine/context.ts'

/** What a row says about a field, in the words of a sheet; `before` is '' for a new record. */
export interface CellChange {
  readonly field: string
  readonly before: string
  readonly after: string
  /** The existing record loses its value. */
  readonly empties: boolean
}

/** What will happen to a row. */
export interface Plan {
  readonly row: number
  readonly action: 'add' | 'change' | 'none'
  /** The existing record that it is about, if any. */
  readonly id: string | null
  /** The key in the row, by which two rows for the same record are recognised. */
  readonly key: string | null
  /** What the record is called, before the change; '' if the row does not say. */
  readonly name: string
  /** The cells that would change something, and those that cannot be read. */
  readonly cells: readonly CellChange[]
  /** What to store; for an existing record only the differences. */
  readonly doc: Row
  readonly rev: number | undefined
  /** The revision of the existing record that the row was compared with. */
  readonly seen: number | null
  /** The existing record as it was then. */
  readonly current: Row | null
  /** What is possible but unusual, by field. */
  readonly unusual: FieldErrors
  /** It is unusual, and the person does not want such rows. */
  readonly isLeft?: boolean
  /** By field; '' for the row as a whole. */
  errors: FieldErrors
}

/** The fields of the existing record that lose their values. */
export const emptiedBy = ({ cells }: Plan): readonly string[] =>
  cells.filter(({ empties }) => empties).map(({ field }) => field)

/** A plan without the values that would be emptied, which needs a consent of its own. */
export function withoutEmptying(plan: Plan): Plan {
  const emptied = emptiedBy(plan)
  if (emptied.length === 0) return plan
  const doc = Object.fromEntries(Object.entries(plan.doc).filter(([name]) => !emptied.includes(name)))
  const isChanged = Object.keys(doc).length > 0 || !isGood(plan)
  const cells = plan.cells.filter(({ empties }) => !empties)
  return { ...plan, doc, cells, action: isChanged ? plan.action : 'none' }
}

/** Whether there is something to store, and nothing wrong with it. */
export const isToDo = (plan: Plan): boolean => plan.action !== 'none' && !plan.isLeft && isGood(plan)

export const isGood = ({ errors }: Plan): boolean => Object.keys(errors).length === 0

/** Whether a row that can be stored has something unusual. */
export const isUnusual = (plan: Plan): boolean => isToDo(plan) && Object.keys(plan.unusual).length > 0
