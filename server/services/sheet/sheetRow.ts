import { ApiError } from '#contract/reply.ts'

/** A row of the file. */
export interface SheetRow {
  /** As spreadsheets count: the first is 1, and blank rows count too. */
  readonly row: number
  /** From column A on; '' for an empty cell. Numbers as they are written, days as `YYYY-MM-DD`. */
  readonly cells: readonly string[]
}

/** The maximum number of rows of a sheet. */
export const mostRows = 200_000

/** The error for a whole file because of that row (4220). */
export const wrongRow = (row: number, message: string): ApiError =>
  new ApiError('import.rows', { errors: [{ row, field: '', message }] })
