import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { fileProblems, type FileReason } from '#contract/fileProblems.ts'
import type { FileReading } from '#contract/fileChoices.ts'
import { askForChoice, refuseFile } from '#server/base/refuseFile.ts'
import { firstRows } from './firstRows.ts'
import { mostRows, wrongRow, type SheetRow } from './sheetRow.ts'

/**
 * The rows of a CSV: UTF-8, UTF-16 with its mark, or as spreadsheets in China (GB 18030) and in Hong Kong (Big5) save it;
 * separated by commas, semicolons or tabs, with any line ends, also mixed. Throws 4150 with both readings of a file that could be
 * either.
 */
export async function* readCsv(path: string, reading: FileReading = {}): AsyncGenerator<SheetRow> {
  const start = await startOf(path)
  yield* rowsIn(path, start, markedEncoding(start) ?? (await unmarkedEncoding(path, start, reading)))
}

async function unmarkedEncoding(path: string, start: Buffer, reading: FileReading): Promise<string> {
  if (await isDecodable(path, 'utf-8')) return 'utf-8'
  if (reading.encoding) return reading.encoding
  const { likely, isSure } = chineseEncoding(start)
  if (isSure) return likely
  const possible: ('gb18030' | 'big5')[] = []
  for (const one of ['gb18030', 'big5'] as const) if (await isDecodable(path, one)) possible.push(one)
  const [only = likely, ...others] = possible
  if (others.length === 0) return only
  const readings = possible.map(async (value) => ({
    value,
    rows: await firstRows(rowsIn(path, start, value)),
  }))
  throw askForChoice('which_encoding', await Promise.all(readings))
}

async function* rowsIn(path: string, start: Buffer, encoding: string): AsyncGenerator<SheetRow> {
  const { delimiter, isSaid } = delimiterOf(new TextDecoder(encoding).decode(start))
  const parser = parse({
    bom: true,
    delimiter,
    // Left to itself, the parser takes those of the first line for all.
    record_delimiter: ['\r\n', '\n', '\r'],
    from_line: isSaid ? 2 : 1,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: fileProblems.row_text.most,
  })
  // An error reaches the loop below as well, and the loop may end before the file does.
  void pipeline(textOf(path, encoding), parser).catch(() => undefined)
  let row = isSaid ? 1 : 0
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      row += 1
      if (row > mostRows) throw wrongRow(row, 'too_many_rows')
      if (cells.length > fileProblems.too_many_columns.most) throw wrongRow(row, 'too_many_columns')
      if (cells.some((cell) => cell.length > fileProblems.too_long.most)) throw wrongRow(row, 'too_long')
      if (cells.some((cell) => cell !== '')) yield { row, cells }
    }
  } catch (error) {
    if (isUndecodable(error)) throw refuseFile('encoding')
    if (!(error instanceof CsvError)) throw error
    throw wrongRow(row + 1, problems[error.code] ?? 'broken')
  }
}

const problems: Partial<Record<string, FileReason>> = {
  CSV_QUOTE_NOT_CLOSED: 'quote',
  CSV_MAX_RECORD_SIZE: 'row_text',
}

const isUndecodable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA'

async function* textOf(path: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true })
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>)
    yield withoutEndMark(decoder.decode(piece, { stream: true }))
  yield withoutEndMark(decoder.decode())
}

/** Old programs end a file with a mark of its own. */
const withoutEndMark = (text: string): string => (text.endsWith('\u001A') ? text.slice(0, -1) : text)

/** The encoding that the first bytes name. */
function markedEncoding([first, second]: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

async function isDecodable(path: string, encoding: string): Promise<boolean> {
  try {
    for await (const text of textOf(path, encoding)) if (encoding !== 'utf-8' && isNoText(text)) return false
    return true
  } catch {
    return false
  }
}

/**
 * Big5 or GB 18030, whichever has more of the text among its usual characters: those that begin with A4 to C6 in Big5, and
 * with B0 to D7, followed by A1 or more, in GB 18030. There a letter with an accent, as in Café, begins with A8, and Latin
 * letters are next to it.
 */
function chineseEncoding(bytes: Buffer): { likely: 'big5' | 'gb18030'; isSure: boolean } {
  let [usual, all] = [0, 0]
  for (let at = 0; at < bytes.length - 1; at += 1) {
    const [before = 0, lead = 0, trail = 0, after = 0] = [
      bytes[at - 1],
      bytes[at],
      bytes[at + 1],
      bytes[at + 2],
    ]
    if (lead < 0x81) continue
    all += 1
    const isAccented = lead === 0xa8 && trail >= 0xa1 && trail <= 0xc0 && (isLatin(before) || isLatin(after))
    if (lead >= 0xa4 && lead <= 0xc6 && !isAccented) usual += 1
    if ((lead >= 0xb0 && lead <= 0xd7 && trail >= 0xa1) || isAccented) usual -= 1
    at += 1
  }
  const isSure = Math.abs(usual) >= Math.max(fewest, all / 8)
  return { likely: usual > 0 ? 'big5' : 'gb18030', isSure }
}

/** Bytes that mean nothing in an encoding are characters for private use to some decoders. */
const isNoText = (text: string): boolean => /\p{Co}/u.test(text)

/** Fewer characters than this tell nothing. */
const fewest = 4

const isLatin = (byte: number): boolean => /[A-Za-z]/.test(String.fromCharCode(byte))

/** The separator that the first line names, as in `sep=;`, or that occurs most often in it, outside quotes. */
function delimiterOf(start: string): { readonly delimiter: string; readonly isSaid: boolean } {
  const [line = ''] = start
    .replace(/^\uFEFF/, '')
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .split(/[\r\n]/, 1)
  const said = /^sep=([,;\t|])$/i.exec(line)?.[1]
  if (said !== undefined) return { delimiter: said, isSaid: true }
  const counts = [',', ';', '\t'].map((sign) => [sign, line.split(sign).length] as const)
  return { delimiter: counts.reduce((best, next) => (next[1] > best[1] ? next : best))[0], isSaid: false }
}

async function startOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(65_536), 0, 65_536, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
