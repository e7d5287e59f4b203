import type { ReactNode } from 'react'
import type { SortPayload, TranslateFunction } from 'react-admin'
import type { Resource } from '#contract/resource.ts'
import type { Words } from '#src/kit/value/field/useWords.ts'
import type { FieldName, FormParts } from '#src/kit/form/FieldGroup.ts'
import type { ShownRecord } from '#src/kit/base/resource/useRecord.ts'

/** A related record in a line. */
type Line<R extends Resource> = ShownRecord<R>

/** What is listed on a record's page, from data. */
export interface RelatedRecordsProps<R extends Resource = Resource> {
  /** The message key of the heading. */
  readonly title: string
  /** The resource of the related records. */
  readonly contract: R
  /** The field by which they refer to the current record, or a name in `asked`. */
  readonly by?: FieldName<R> | (keyof R['asked'] & string)
  /** Which records, in the form of `cond`; in addition to `by`. */
  readonly filter?: Readonly<Record<string, unknown>>
  /** The order of the records; that of the contract by default. */
  readonly sort?: SortPayload
  /** Lists the records of all sites of the user. */
  readonly everySite?: boolean
  /**
   * The `ref` fields whose records a line names and links to, if the related records only connect others. By
   * default a line names the related record itself.
   */
  readonly of?: FieldName<R> | readonly FieldName<R>[]
  /** Beside the names, in a secondary colour. */
  readonly renderBeside?: (record: Line<R>, texts: LineTexts) => ReactNode
  /** Renders a line in another way. */
  readonly render?: (record: Line<R>, texts: LineTexts) => ReactNode
  /** The message key for the empty state; without it an empty section is hidden. */
  readonly empty?: string
  /**
   * The message key of a note for a list that is cut off where there is no list page to link to. It takes
   * `%{shown}` and `%{total}`.
   */
  readonly cut?: string
  /** Adds records in a drawer, for users who may. */
  readonly add?: AddDrawer<R>
  /** Changes a record in a drawer, for users who may. */
  readonly edit?: EditDrawer<R>
  /** Removes a record after a question, for users who may. */
  readonly remove?: RemoveQuestion
  /** Shown at the end of the heading's line instead of the button of `add`. */
  readonly action?: ReactNode
}

/** The texts of a line's resource, and of the console. */
interface LineTexts {
  readonly words: Words
  readonly translate: TranslateFunction
}

interface AddDrawer<R extends Resource = Resource> {
  /** The message key of the button and the drawer. */
  readonly title: string
  /** The inputs. */
  readonly form: FormParts<R>
  /** The field that refers to the current record, if it is not `by`. */
  readonly field?: FieldName<R>
}

/** How a record is changed in a drawer. */
export interface EditDrawer<R extends Resource = Resource> {
  /** The message key of the button of a line and the drawer; it takes `%{name}`. */
  readonly title: string
  /** The inputs. */
  readonly form: FormParts<R>
}

/** The message keys of the question before a record is removed. */
export interface RemoveQuestion {
  /** The button of a line, and the question; it takes `%{name}`. */
  readonly title: string
  /** What the removal changes, and what it does not. */
  readonly text: string
  /** The button that removes. */
  readonly action: string
}
