import type { Rule } from './access.ts'

/** The meaning of a colour: good, attention, wrong, in progress, inactive. A word always accompanies it. */
export type StatusColor = 'green' | 'amber' | 'red' | 'blue' | 'grey'

/** The colour of each value of a choice field; grey for values that are not listed. */
export type StatusColors = Readonly<Record<string, StatusColor>>

/** A column of a list. */
export interface NounColumn<N extends string = string> {
  /** Its field. */
  readonly source: N
  /** Pixels. */
  readonly width?: number
  /** Takes the space that the other columns leave, at least its width; longer text is cut off. */
  readonly grows?: true
  /** Not shown until chosen in the column chooser. */
  readonly hidden?: true
}

/**
 * The screens of a resource that need no code: its list, the page of a record and both forms. Everything is optional: by
 * default it follows from the fields. Resources with screens of their own have none.
 */
export interface NounScreens<N extends string = string, A extends string = string> {
  /** Who may open them, if that is stricter than who may read the records. The rule of its menu entry. */
  readonly can?: Rule
  /** The columns of the list. */
  readonly columns?: readonly (N | NounColumn<N>)[]
  /** The fields, and names in `asked`, with a filter. */
  readonly filters?: readonly (N | A)[]
  /** The groups of the form, which are the sections of the page too. Their titles are keys of `screen` in the words. */
  readonly form?: readonly { readonly title: string; readonly fields: readonly N[] }[]
  /** Fields below the name on the page of a record. */
  readonly facts?: readonly N[]
  /** The colours of states, by field. */
  readonly colors?: Readonly<Partial<Record<N, StatusColors>>>
}
