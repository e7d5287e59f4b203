import type { Extension } from '#contract/extension.ts'
import type { Fields, Resource } from '#contract/resource.ts'
import type { Column } from '#src/kit/table/Column.ts'

/** What an area adds to the screens of another area's resource. */
export interface ResourceExtension<F extends Fields = Fields> {
  /** The fields, as the contract declares them. */
  readonly adds: Extension<F>
  /** Columns behind those of the list. They can be chosen, sorted by and exported like any other. */
  readonly columns?: readonly Column<Resource<F>>[]
  /** Fields, or names in `asked`, that have a filter in the row at once. */
  readonly filters?: readonly string[]
  /** Those whose filter is offered under "more". */
  readonly more?: readonly string[]
  /** Fields beneath the name on the record's page, behind those that are there. */
  readonly facts?: readonly (keyof F & string)[]
}

/** Declares what `extend` in the manifest loads: `resourceExtension({ adds: storeLots, columns, filters, facts })`. */
export const resourceExtension = <F extends Fields>(given: ResourceExtension<F>): ResourceExtension => {
  // The columns draw records that have the fields of `adds`; the list that shows them has them, too.
  return given as unknown as ResourceExtension
}
