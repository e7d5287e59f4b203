import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { fileProblems, type FileReason } from '#contract/fileProblems.ts'
import { refuseFile } from '#server/base/refuseFile.ts'
import { mostRows, wrongRow, type SheetRow } from './sheetRow.ts'

/**
 * The rows of a CSV: UTF-8, UTF-16 with its mark, or as spreadsheets in China (GB 18030) and in Hong Kong (Big5) save it;
 * separated by commas, semicolons or tabs, with any line ends, also mixed.
 */
export async function* readCsv(path: string): AsyncGenerator<SheetRow> {
  const start = await startOf(path)
  const encoding = markedEncoding(start) ?? ((await isUtf8(path)) ? 'utf-8' : chineseEncoding(start))
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

async function isUtf8(path: string): Promise<boolean> {
  try {
    for await (const _ of textOf(path, 'utf-8'));
    return true
  } catch {
    return false
  }
}

/**
 * Big5 or GB 18030, whichever has more of the text among its usual characters: those that begin with A4 to C6 in Big5, and
 * with B0 to D7, followed by A1 or more, in GB 18030. There a letter with an accent, as in Café, begins with A8, and Latin
 * letters stand beside it.
 */
function chineseEncoding(bytes: Buffer): 'big5' | 'gb18030' {
  let usual = 0
  for (let at = 0; at < bytes.length - 1; at += 1) {
    const [before = 0, lead = 0, trail = 0, after = 0] = [
      bytes[at - 1],
      bytes[at],
      bytes[at + 1],
      bytes[at + 2],
    ]
    if (lead < 0x81) continue
    const isAccented = lead === 0xa8 && trail >= 0xa1 && trail <= 0xc0 && (isLatin(before) || isLatin(after))
    if (lead >= 0xa4 && lead <= 0xc6 && !isAccented) usual += 1
    if ((lead >= 0xb0 && lead <= 0xd7 && trail >= 0xa1) || isAccented) usual -= 1
    at += 1
  }
  return usual > 0 ? 'big5' : 'gb18030'
}

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
