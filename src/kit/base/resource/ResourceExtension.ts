import type { Extension } from '#contract/extension.ts'
import type { Fields, Resource } from '#contract/resource.ts'
import type { Column } from './Column.ts'

/** What an area adds to the screens of another area's resource. */
export interface ResourceExtension<F extends Fields = Fields> {
  /** The fields, as the contract declares them. */
  readonly adds: Extension<F>
  /**
   * Columns added after those of the list. They can be chosen, sorted by and exported like any other column.
   */
  readonly columns?: readonly Column<Resource<F>>[]
  /** Fields, or names in `asked`, whose filters are always in the row. */
  readonly filters?: readonly string[]
  /** Fields whose filters are offered under "more". */
  readonly more?: readonly string[]
  /** Fields below the name on the record's page, after the existing ones. */
  readonly facts?: readonly (keyof F & string)[]
}

/**
 * Declares what `extend` in the manifest loads: `resourceExtension({ adds: storeLots, columns, filters, facts
 * })`.
 */
export const resourceExtension = <F extends Fields>(given: ResourceExtension<F>): ResourceExtension => {
  // The columns render records with the fields of `adds`, and the list that shows them has these fields too.
  return given as ResourceExtension
}
