import { errorsShown, type RowError } from '#contract/core/importRun.ts'
import type { FileReading } from '#contract/fileChoices.ts'
import { ApiError } from '#contract/reply.ts'
import { csvType, xlsxType } from '#server/base/knownTypes.ts'
import { refuseFile } from '#server/base/refuseFile.ts'
import type { Upload } from '#server/services/files/upload.ts'
import { parse } from '#server/services/parsers/parse.ts'
import { wrongRow, type SheetRow } from '#server/services/sheet/sheetRow.ts'
import { mostBytes, rowsAt } from './importFile.ts'

/**
 * The type of an uploaded workbook or CSV. Throws 4150 for a file that is empty or something else, and 4130
 * for one that is too large.
 */
export async function sheetType({ path, name, size }: Upload, person: string): Promise<string> {
  if (size > mostBytes) throw new ApiError('file.too_large', { reason: 'size', limit: mostBytes })
  if (size === 0) throw refuseFile('empty')
  const type = await parse(person, 'type', { path, name })
  if (type !== csvType && type !== xlsxType) throw new ApiError('file.type', { type })
  return type
}

/**
 * The rows of an uploaded workbook or CSV, the header first, for a call whose file is not a list of records. `person`
 * is the id of the sender. Throws like `sheetType`, and 4220 for a file with more rows than `most` below the header,
 * or with cells that have no value or no heading.
 */
export async function uploadedRows(
  upload: Upload,
  { most, ...reading }: { person: string; most: number } & FileReading,
): Promise<SheetRow[]> {
  const type = await sheetType(upload, reading.person)
  const rows: SheetRow[] = []
  for await (const row of rowsAt(upload.path, type, { ...reading, most: most + 2 })) {
    if (rows.length > most) throw wrongRow(row.row, 'too_many_rows')
    rows.push(row)
  }
  const errors = rows.flatMap((row) => cellErrors(row, rows[0]?.cells ?? []))
  if (errors.length > 0) throw new ApiError('import.rows', { errors: errors.slice(0, errorsShown) })
  return rows
}

/** The cells of a row that nobody can read: those without a value, and those without a heading. */
function cellErrors({ row, cells, wrong = {} }: SheetRow, headings: readonly string[]): RowError[] {
  const unread = cells.findIndex((cell, at) => cell.trim() !== '' && (headings[at] ?? '').trim() === '')
  return [
    ...Object.entries(wrong).map(([at, message]) => ({ row, field: headings[Number(at)] ?? '', message })),
    ...(unread < 0 ? [] : [{ row, field: '', message: 'no_heading' }]),
  ]
}
