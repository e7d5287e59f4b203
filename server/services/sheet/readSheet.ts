import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { ApiError } from '#contract/reply.ts'
import { csvType, xlsxType } from '#server/base/knownTypes.ts'
import { parse } from '#server/services/parsers/parse.ts'
import type { SheetRow } from './sheetRow.ts'

export interface Reading {
  /** Whose file it is: people take turns. */
  readonly person: string
  /** So many rows are enough. */
  readonly most?: number
}

/**
 * The rows of the first sheet of a file, one after the other; blank ones are left out. They are read in another process
 * (`parse`) and lie on the disk beside the file until the last has been taken. Refuses a file that is no sheet or broken
 * (4150), one that costs too much (4130), and too many rows (4220).
 */
export async function* readSheet(
  path: string,
  type: string | null,
  { person, most }: Reading,
): AsyncGenerator<SheetRow> {
  if (type !== xlsxType && type !== csvType) throw new ApiError('file.type', { type })
  const to = `${path}.${randomUUID()}`
  try {
    await parse(person, 'rows', { path, type, to, most })
    // `writeRows` wrote them so.
    for await (const line of linesOf(to)) yield JSON.parse(line) as SheetRow
  } finally {
    await rm(to, { force: true })
  }
}

// Node's readline also ends a line at U+2028, which a cell may contain.
async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of createReadStream(path, 'utf8') as AsyncIterable<string>) {
    const lines = piece.split('\n')
    lines[0] = rest + (lines[0] ?? '')
    rest = lines.pop() ?? ''
    yield* lines
  }
}
