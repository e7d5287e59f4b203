import { z } from 'zod'

/**
 * How to read an uploaded file that can be read in several ways: the encoding of a CSV without a mark, and the sheet of a workbook.
 * A file that leaves it open is refused (4150) with the choices as `data.choices`, for which `data.reason` says what to choose:
 * `which_encoding` or `which_sheet`. Send the file again with the `value` of one of them.
 */
export const fileReading = {
  encoding: z.enum(['gb18030', 'big5']).optional(),
  sheet: z.string().min(1).max(100).optional(),
}
export type FileReading = { [Name in keyof typeof fileReading]?: z.infer<(typeof fileReading)[Name]> }

/** One way to read a file, with its first rows read that way. */
export const fileChoice = z.object({ value: z.string(), rows: z.array(z.array(z.string())) })
export type FileChoice = z.infer<typeof fileChoice>

/** The number of rows and columns that a choice shows, and the longest text in it. */
export const choiceShows = { rows: 3, columns: 6, letters: 40 } as const
