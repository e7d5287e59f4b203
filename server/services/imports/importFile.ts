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
import { readSheet, type SheetRequest } from '#server/services/sheet/readSheet.ts'
import { wrongRow, type SheetRow } from '#server/services/sheet/sheetRow.ts'

/** The maximum size of an imported file, in bytes. */
export const mostBytes = 20 * 2 ** 20

/** The type of a stored file of records, from its name. */
export const typeOf = (name: string): string => (/\.csv$/i.test(name) ? csvType : xlsxType)

/** The first row of a file that was just uploaded. */
export async function firstRow(
  path: string,
  type: string,
  reading: SheetRequest,
): Promise<SheetRow | undefined> {
  for await (const row of rowsAt(path, type, { ...reading, most: 1 })) return row
  return undefined
}

/**
 * The rows of a stored file, the header first. They wait on the disk, so the caller can take as long as
 * needed. Throws 4220 for too many rows, and 4040 if the file is gone.
 */
export async function* storedRows(
  files: FileStore,
  { uid, type, ...reading }: { uid: string; type: string } & Omit<SheetRequest, 'most'>,
): AsyncGenerator<SheetRow> {
  const content = await files.get(uid)
  if (!content) throw new ApiError('not_found')
  const folder = await mkdtemp(join(tmpdir(), 'atrium-import-'))
  try {
    const path = join(folder, 'file')
    await pipeline(Readable.from(content), createWriteStream(path))
    let rows = 0
    for await (const row of rowsAt(path, type, { ...reading, most: mostImported + 2 })) {
      rows += 1
      if (rows > mostImported + 1) throw wrongRow(row.row, 'too_many_rows')
      yield row
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The rows of a file; formulas that our CSV escaped are restored. */
export async function* rowsAt(path: string, type: string, reading: SheetRequest): AsyncGenerator<SheetRow> {
  for await (const row of readSheet(path, type, reading)) {
    yield type === csvType ? { ...row, cells: row.cells.map(unescapeFormulas) } : row
  }
}
