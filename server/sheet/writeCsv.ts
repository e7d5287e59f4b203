import { stringify } from 'csv-stringify/sync'
import { escapeFormulas } from '#contract/csvFormulas.ts'
import type { Cell, Sheet } from './sheet.ts'

/**
 * A table as CSV that spreadsheet programs open directly: UTF-8 with byte order mark, CRLF, the Total row last. Every text
 * is quoted, and none of them can become a formula; numbers are plain, negative ones too.
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
        line.map((cell) => (typeof cell === 'string' ? escapeFormulas(cell.toWellFormed()) : cell)),
      ),
      {
        record_delimiter: 'windows',
        quoted_string: true,
        cast: { boolean: (value) => (value ? 'TRUE' : 'FALSE') },
      },
    ),
  )
