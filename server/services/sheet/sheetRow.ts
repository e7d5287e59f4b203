import { ApiError } from '#contract/reply.ts'

/** A row of the file. */
export interface SheetRow {
  /** As spreadsheets count: the first is 1, and blank rows count too. */
  readonly row: number
  /** From column A on; '' for an empty cell. Numbers as their program shows them, days as `YYYY-MM-DD`. */
  readonly cells: readonly string[]
  /** What is wrong with cells of a workbook that have no value, by column. */
  readonly wrong?: Readonly<Record<number, WrongCell>>
}

/** An error such as `#N/A`, or a formula that was saved without its result. */
export type WrongCell = 'error_cell' | 'no_result'

/** The maximum number of rows of a sheet. */
export const mostRows = 200_000

/** The error for a whole file because of that row (4220). */
export const wrongRow = (row: number, message: string): ApiError =>
  new ApiError('import.rows', { errors: [{ row, field: '', message }] })
