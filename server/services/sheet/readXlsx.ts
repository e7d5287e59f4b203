import { open, type FileHandle } from 'node:fs/promises'
import { fileProblems } from '#contract/fileProblems.ts'
import type { FileChoice, FileReading } from '#contract/fileChoices.ts'
import { askForChoice, refuseFile } from '#server/base/refuseFile.ts'
import { readXml, type XmlListener } from './readXml.ts'
import { textOfSerial } from './serial.ts'
import { mostRows, wrongRow, type SheetRow, type WrongCell } from './sheetRow.ts'
import { explaining } from './explainingTabs.ts'
import { firstRows } from './firstRows.ts'
import { readBook, type Book, type BookSheet } from './xlsxBook.ts'
import { columnAt, fillMerges, readMerges } from './merges.ts'
import { openEntry, readZipDirectory, type ZipDirectory } from './zipDirectory.ts'

/**
 * The rows of the sheet of a workbook that has some, read on demand. Throws 4150 with the first rows of each if several have, and none
 * was chosen. Sheets that explain how to fill in ours do not count.
 */
export async function* readXlsx(path: string, reading: FileReading = {}): AsyncGenerator<SheetRow> {
  let file: FileHandle | undefined
  try {
    file = await open(path)
    const directory = await readZipDirectory(file)
    const book = await readBook(file, directory)
    const opened = { file, directory, book }
    yield* rowsOfSheet(opened, await chosenSheet(opened, reading))
  } finally {
    await file?.close()
  }
}

interface OpenWorkbook {
  readonly file: FileHandle
  readonly directory: ZipDirectory
  readonly book: Book
}

async function* rowsOfSheet(
  { file, directory, book }: OpenWorkbook,
  { part }: BookSheet,
): AsyncGenerator<SheetRow> {
  const sheet = directory.get(part)
  if (!sheet) throw refuseFile('broken')
  const fill = fillMerges(await readMerges(await openEntry(file, sheet)))
  for await (const row of readXml<SheetRow>(await openEntry(file, sheet), (emit) => rowsTo(emit, book)))
    yield fill(row)
}

async function chosenSheet(opened: OpenWorkbook, { sheet: wanted }: FileReading): Promise<BookSheet> {
  const { sheets } = opened.book
  const chosen = sheets.find(({ name }) => name === wanted)
  if (chosen) return chosen
  const [first, ...others] = sheets.filter(({ name }) => !explaining.has(name))
  if (first && others.length === 0 && wanted === undefined) return first
  const filled: (FileChoice & { readonly sheet: BookSheet })[] = []
  for (const sheet of first ? [first, ...others] : sheets) {
    // A sheet that is not there is refused only if it is the one to read.
    const rows = opened.directory.has(sheet.part) ? await firstRows(rowsOfSheet(opened, sheet)) : []
    if (rows.length > 0) filled.push({ value: sheet.name, rows, sheet })
  }
  if (filled.length > 1 || (wanted !== undefined && filled.length > 0))
    throw askForChoice(
      'which_sheet',
      filled.map(({ value, rows }) => ({ value, rows })),
    )
  return filled[0]?.sheet ?? sheets[0]
}

/** The row and the cell that are being read. */
interface Place {
  row: number
  column: number
  type: string
  style: number
  cells: string[]
  /** The number of characters in the cells. */
  size: number
  text: string
  isValue: boolean
  hasValue: boolean
  hasFormula: boolean
  wrong: Record<number, WrongCell>
  /** Inside the phonetic guide of a text, which is not part of it. */
  isSpoken: boolean
}

/** The last row, and the last column from 0, that a workbook can have: formats can go so far. */
const lastRow = 1_048_576
const lastColumn = 16_383

function rowsTo(emit: (row: SheetRow) => void, book: Book): XmlListener {
  const at: Place = {
    row: 0,
    column: -1,
    type: '',
    style: 0,
    cells: [],
    size: 0,
    text: '',
    isValue: false,
    hasValue: false,
    hasFormula: false,
    wrong: {},
    isSpoken: false,
  }
  return {
    open: (name, attributes) => {
      if (name === 'row') {
        at.row = attributes['r'] === undefined ? at.row + 1 : Number(attributes['r'])
        if (!(at.row <= lastRow)) throw wrongRow(mostRows + 1, 'too_many_rows')
        Object.assign(at, { column: -1, cells: [], size: 0, wrong: {} })
      } else if (name === 'c') {
        const column = columnOf(attributes['r']) ?? at.column + 1
        if (column > lastColumn) throw wrongRow(at.row, 'too_many_columns')
        Object.assign(at, {
          hasValue: false,
          hasFormula: false,
          column,
          type: attributes['t'] ?? 'n',
          style: Number(attributes['s'] ?? 0),
          text: '',
        })
      } else if (name === 'v' || name === 't') {
        at.isValue = !at.isSpoken
        at.hasValue = true
      } else if (name === 'f') at.hasFormula = true
      else if (name === 'rPh') at.isSpoken = true
    },
    text: (text) => {
      if (!at.isValue) return
      at.text += text
      if (at.text.length > fileProblems.too_long.most) throw wrongRow(at.row, 'too_long')
    },
    close: (name) => {
      if (name === 'v' || name === 't') at.isValue = false
      else if (name === 'rPh') at.isSpoken = false
      else if (name === 'c') {
        const value = valueOf(at, book)
        // Cells that only have a format count for nothing, wherever they are.
        const isWrong = at.type === 'e' || (at.hasFormula && !at.hasValue)
        if (value === '' && !isWrong) return
        if (!(at.row <= mostRows)) throw wrongRow(mostRows + 1, 'too_many_rows')
        if (at.column >= fileProblems.too_many_columns.most) throw wrongRow(at.row, 'too_many_columns')
        if (isWrong) at.wrong[at.column] = at.type === 'e' ? 'error_cell' : 'no_result'
        at.cells[at.column] = value
        // Many cells can refer to the same text.
        at.size += value.length
        if (at.size > fileProblems.row_text.most) throw wrongRow(at.row, 'row_text')
      } else if (name === 'row' && at.cells.length > 0) {
        const cells = Array.from(at.cells, (cell) => cell ?? '')
        const isSound = Object.keys(at.wrong).length === 0
        emit({ row: at.row, cells, ...(isSound ? {} : { wrong: at.wrong }) })
      }
    },
  }
}

function valueOf({ type, style, text }: Place, book: Book): string {
  if (text === '') return ''
  if (type === 's') {
    const shared = book.strings[Number(text)]
    if (shared === undefined) throw refuseFile('broken')
    return shared
  }
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE'
  if (type === 'inlineStr' || type === 'str') return book.decoded(text)
  if (type !== 'n') return text
  const number = Number(text)
  if (!Number.isFinite(number)) return text
  return (book.dayStyles.has(style) ? textOfSerial(number, book.system) : null) ?? shown(number)
}

/** A number as every spreadsheet shows it: with 15 digits, of which a file often has more (`8.3000000000000007`). */
const shown = (number: number): string => String(Number(number.toPrecision(15)))

/** 0 for `A7`, 27 for `AB7`. */
function columnOf(place: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(place ?? '')?.[0]
  return letters ? columnAt(letters) : null
}
