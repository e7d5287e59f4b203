import { csvType, xlsxType } from '#server/base/knownTypes.ts'
import type { FileAnswer } from '#server/base/fileAnswer.ts'
import type { Sheet } from './sheet.ts'
import { writeCsv } from './writeCsv.ts'
import { writeXlsx } from './writeXlsx.ts'

/**
 * Tables as a download with the name `name` and the extension of the format; a CSV contains only the first.
 */
export function sheetFile(
  name: string,
  format: 'xlsx' | 'csv',
  sheets: readonly [Sheet, ...Sheet[]],
): FileAnswer {
  return format === 'csv'
    ? { name: `${name}.csv`, type: `${csvType}; charset=utf-8`, content: writeCsv(sheets[0]) }
    : { name: `${name}.xlsx`, type: xlsxType, content: writeXlsx(sheets) }
}
