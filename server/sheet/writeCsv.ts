import { stringify } from 'csv-stringify/sync'
import { marked } from './formulaMark.ts'
import type { Cell, Sheet } from './sheet.ts'

/**
 * A table as CSV that spreadsheets open as it is: UTF-8 with byte order mark, CRLF, the Total row last. A text that a
 * spreadsheet would take for a formula gets an apostrophe; negative numbers stay numbers.
 */
export async function* writeCsv({ columns, rows, total }: Sheet): AsyncGenerator<Uint8Array> {
  let lines: (readonly Cell[])[] = [columns.map(({ title }) => title)]
  yield Buffer.from('\ufeff')
  for await (const row of rows) {
    lines.push(row)
    if (lines.length < atOnce) continue
    yield printed(lines)
    lines = []
  }
  if (total) lines.push(total())
  yield printed(lines)
}

const atOnce = 500

const printed = (lines: readonly (readonly Cell[])[]): Buffer =>
  Buffer.from(
    stringify(
      lines.map((line) =>
        line.map((cell) => (typeof cell === 'string' ? marked(cell.toWellFormed()) : cell)),
      ),
      {
        record_delimiter: 'windows',
        cast: { boolean: (value) => (value ? 'TRUE' : 'FALSE') },
      },
    ),
  )
