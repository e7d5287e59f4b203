import { csvLine } from '#contract/csv.ts'
import { mapPages } from './mapPages.ts'
import type { Rows, Sheet } from './sheet.ts'

/**
 * A table as CSV that spreadsheet programs open directly: UTF-8 with byte order mark, CRLF, the Total row
 * last. Every text is quoted, and none can become a formula; numbers are plain, including negative ones.
 */
export async function* writeCsv({ columns, pages, total }: Sheet): AsyncGenerator<Uint8Array> {
  yield Buffer.from('\ufeff')
  yield lines([columns.map(({ title }) => title)])
  yield* mapPages(pages, lines)
  if (total) yield lines([total()])
}

const lines = (rows: Rows): Buffer => Buffer.from(rows.map((cells) => `${csvLine(cells)}\r\n`).join(''))
