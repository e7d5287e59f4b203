import { Refusal } from '#contract/reply.ts'
import { csvType, xlsxType } from '#server/files/knownTypes.ts'
import { readCsv } from './readCsv.ts'
import { readXlsx } from './readXlsx.ts'
import type { SheetRow } from './sheetRow.ts'

/**
 * The rows of the first sheet of a file, one after the other; blank ones are left out. Refuses a file that is no sheet or
 * broken (4150), one that would unpack to too much (4130), and too many rows (4220).
 */
export function readSheet(path: string, type: string | null): AsyncGenerator<SheetRow> {
  if (type === xlsxType) return readXlsx(path)
  if (type === csvType) return readCsv(path)
  throw new Refusal('file.type', { type })
}
