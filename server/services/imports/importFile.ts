import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { unescapeFormulas } from '#contract/csvFormulas.ts'
import { mostImported } from '#contract/core/importRun.ts'
import { ApiError } from '#contract/reply.ts'
import type { FileStore } from '#server/services/files/fileStore.ts'
import { csvType, xlsxType } from '#server/base/knownTypes.ts'
import { readSheet, type Reading } from '#server/services/sheet/readSheet.ts'
import { wrongRow, type SheetRow } from '#server/services/sheet/sheetRow.ts'

/** Bytes of a file that is imported. */
export const mostBytes = 20 * 2 ** 20

/** The type of a file of records by its name, as it was stored. */
export const typeOf = (name: string): string => (/\.csv$/i.test(name) ? csvType : xlsxType)

/** The first row of a file that was just sent. */
export async function firstRow(path: string, type: string, person: string): Promise<SheetRow | undefined> {
  for await (const row of rowsAt(path, type, { person, most: 1 })) return row
  return undefined
}

/**
 * The rows of a stored file, the header first. They wait on the disk, so that whoever takes them can take their time.
 * Refuses more than there may be (4220), and a file that is gone (4040).
 */
export async function* storedRows(
  files: FileStore,
  { uid, type, person }: { uid: string; type: string; person: string },
): AsyncGenerator<SheetRow> {
  const content = await files.get(uid)
  if (!content) throw new ApiError('not_found')
  const folder = await mkdtemp(join(tmpdir(), 'atrium-import-'))
  try {
    const path = join(folder, 'file')
    await pipeline(Readable.from(content), createWriteStream(path))
    let rows = 0
    for await (const row of rowsAt(path, type, { person, most: mostImported + 2 })) {
      rows += 1
      if (rows > mostImported + 1) throw wrongRow(row.row, 'too_many_rows')
      yield row
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The rows of a file; what a CSV of ours escaped against formulas is as it was. */
async function* rowsAt(path: string, type: string, reading: Reading): AsyncGenerator<SheetRow> {
  for await (const row of readSheet(path, type, reading)) {
    yield type === csvType ? { ...row, cells: row.cells.map(unescapeFormulas) } : row
  }
}
