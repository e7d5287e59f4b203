import type { FieldErrors } from '#contract/reply.ts'
import type { Row } from '#server/engine/context.ts'

/** What is to become of a row. */
export interface Plan {
  readonly row: number
  readonly action: 'add' | 'change' | 'none'
  /** The record that it is about, if there is one. */
  readonly id: string | null
  /** What the row says of the key, by which two rows are known to mean one record. */
  readonly key: string | null
  /** What to store: of a record that is there, only what is otherwise. */
  readonly doc: Row
  readonly rev: number | undefined
  /** By field, '' for the row as a whole. */
  errors: FieldErrors
}

/** Whether there is something to store, and nothing wrong with it. */
export const isToDo = (plan: Plan): boolean => plan.action !== 'none' && isGood(plan)

export const isGood = ({ errors }: Plan): boolean => Object.keys(errors).length === 0
