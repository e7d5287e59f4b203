import { ApiError } from '#contract/reply.ts'

/** A row as it stands in the file. */
export interface SheetRow {
  /** As the spreadsheet counts: the first is 1, blank ones count too. */
  readonly row: number
  /** From column A on; '' for an empty one. Numbers as they are written, days as `YYYY-MM-DD`. */
  readonly cells: readonly string[]
}

/** A sheet holds at most so many rows. */
export const mostRows = 200_000

/** The refusal of a whole file because of what stands in that row (4220). */
export const wrongRow = (row: number, message: string): ApiError =>
  new ApiError('import.rows', { errors: [{ row, field: '', message }] })
