/**
 * What the rows of a table are derived from: of the resource `of`, the record whose id is in the field `by`, or the records
 * whose field `in` has, or contains, the same value. With `through`, a table that links records, it is about all records to
 * which that of `by` leads, not about that one.
 */
export interface Source {
  /** The name of the resource. */
  readonly of: string
  /** The field of the row. */
  readonly by: string
  /** The field of the records; by default their id. */
  readonly in?: string
  /** The table that links the record to others. */
  readonly through?: { readonly table: string; readonly from: string; readonly to: string }
}
