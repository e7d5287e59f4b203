import type { z } from 'zod'
import type { Rule } from './access.ts'

/** Who is told: the people whom this field names, or those for whom this step then waits. */
export type ToldPeople = string | { readonly may: string }

/**
 * A step in the life of a record, requested by a PUT that names it in `action`: who may take it, and what it
 * takes.
 */
export interface Action {
  /** Who may take it. */
  readonly can: Rule
  /** What the request carries in addition to `action`. */
  readonly takes: z.ZodObject
  /** `none`: it changes nothing that the sites of the record share, such as a step that copies the record. */
  readonly reach?: 'none'
  /**
   * Of an action that is no step, such as a comment: who gets a notification of it, as with a step. People whom it takes, by
   * the name of the value, are told that they were mentioned; they must be able to see the record.
   */
  readonly tells?: readonly ToldPeople[]
}
