import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { FileReading } from '#contract/fileChoices.ts'
import { ApiError } from '#contract/reply.ts'
import { csvType, xlsxType } from '#server/base/knownTypes.ts'
import { parse } from '#server/services/parsers/parse.ts'
import type { SheetRow } from './sheetRow.ts'

export interface SheetRequest extends FileReading {
  /** Whose file it is, because people take turns. */
  readonly person: string
  /** The maximum number of rows to read. */
  readonly most?: number
}

/**
 * The rows of a sheet of a file, one after the other; blank rows are left out. They are read in
 * another process (`parse`) and stored on the disk next to the file until the last has been taken. Throws
 * 4150 for a file that is broken or not a sheet, or that leaves open how to read it, 4130 for a file that costs too much, and 4220 for too many
 * rows.
 */
export async function* readSheet(
  path: string,
  type: string | null,
  { person, ...reading }: SheetRequest,
): AsyncGenerator<SheetRow> {
  if (type !== xlsxType && type !== csvType) throw new ApiError('file.type', { type })
  const to = `${path}.${randomUUID()}`
  try {
    await parse(person, 'rows', { path, type, to, ...reading })
    // The format in which `writeRows` wrote them.
    for await (const line of linesOf(to)) yield JSON.parse(line) as SheetRow
  } finally {
    await rm(to, { force: true })
  }
}

// Node's readline also ends a line at U+2028, which a cell can contain.
async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of createReadStream(path, 'utf8') as AsyncIterable<string>) {
    const lines = piece.split('\n')
    lines[0] = rest + (lines[0] ?? '')
    rest = lines.pop() ?? ''
    yield* lines
  }
}
