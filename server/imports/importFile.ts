import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { unescapeFormulas } from '#contract/csvFormulas.ts'
import { mostImported } from '#contract/importRun.ts'
import { Refusal } from '#contract/reply.ts'
import type { FileStore } from '#server/files/fileStore.ts'
import { csvType, xlsxType } from '#server/files/knownTypes.ts'
import { readSheet } from '#server/sheet/readSheet.ts'
import { wrongRow, type SheetRow } from '#server/sheet/sheetRow.ts'

/** Bytes of a file that is imported. */
export const mostBytes = 20 * 2 ** 20

/** The type of a file of records by its name, as it was stored. */
export const typeOf = (name: string): string => (/\.csv$/i.test(name) ? csvType : xlsxType)

/** The first row of a file that was just sent. */
export async function firstRow(path: string, type: string): Promise<SheetRow | undefined> {
  for await (const row of rowsAt(path, type)) return row
  return undefined
}

/** All rows of a stored file but the header. Refuses more than there may be (4220), and a file that is gone (4040). */
export async function storedRows(files: FileStore, uid: string, type: string): Promise<SheetRow[]> {
  const content = await files.get(uid)
  if (!content) throw new Refusal('not_found')
  const folder = await mkdtemp(join(tmpdir(), 'atrium-import-'))
  try {
    const path = join(folder, 'file')
    await pipeline(Readable.from(content), createWriteStream(path))
    const rows: SheetRow[] = []
    for await (const row of rowsAt(path, type)) {
      rows.push(row)
      if (rows.length > mostImported + 1) throw wrongRow(row.row, 'too_many_rows')
    }
    return rows
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The rows of a file; what a CSV of ours escaped against formulas is as it was. */
async function* rowsAt(path: string, type: string): AsyncGenerator<SheetRow> {
  for await (const row of readSheet(path, type)) {
    yield type === csvType ? { ...row, cells: row.cells.map(unescapeFormulas) } : row
  }
}
