import { open, type FileHandle } from 'node:fs/promises'
import { fileProblems } from '#contract/fileProblems.ts'
import { refuseFile } from '#server/base/refuseFile.ts'
import { readXml, type XmlListener } from './readXml.ts'
import { textOfSerial } from './serial.ts'
import { mostRows, wrongRow, type SheetRow } from './sheetRow.ts'
import { readBook, type Book } from './xlsxBook.ts'
import { openEntry, readZipDirectory } from './zipDirectory.ts'

/** The rows of the first sheet of a workbook, read on demand. */
export async function* readXlsx(path: string): AsyncGenerator<SheetRow> {
  let file: FileHandle | undefined
  try {
    file = await open(path)
    const directory = await readZipDirectory(file)
    const book = await readBook(file, directory)
    const sheet = directory.get(book.firstSheet)
    if (!sheet) throw refuseFile('broken')
    yield* readXml<SheetRow>(await openEntry(file, sheet), (emit) => rowsTo(emit, book))
  } finally {
    await file?.close()
  }
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
  /** Inside the phonetic guide of a text, which is not part of it. */
  isSpoken: boolean
}

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
    isSpoken: false,
  }
  return {
    open: (name, attributes) => {
      if (name === 'row') {
        at.row = attributes['r'] === undefined ? at.row + 1 : Number(attributes['r'])
        if (!(at.row <= mostRows)) throw wrongRow(mostRows + 1, 'too_many_rows')
        Object.assign(at, { column: -1, cells: [], size: 0 })
      } else if (name === 'c') {
        const column = columnOf(attributes['r']) ?? at.column + 1
        if (column >= fileProblems.too_many_columns.most) throw wrongRow(at.row, 'too_many_columns')
        Object.assign(at, {
          column,
          type: attributes['t'] ?? 'n',
          style: Number(attributes['s'] ?? 0),
          text: '',
        })
      } else if (name === 'v' || name === 't') at.isValue = !at.isSpoken
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
        at.cells[at.column] = value
        // Many cells can refer to the same text.
        at.size += value.length
        if (at.size > fileProblems.row_text.most) throw wrongRow(at.row, 'row_text')
      } else if (name === 'row' && at.cells.some(Boolean)) {
        emit({ row: at.row, cells: Array.from(at.cells, (cell) => cell ?? '') })
      }
    },
  }
}

function valueOf({ type, style, text }: Place, book: Book): string {
  if (text === '') return ''
  if (type === 's') return book.strings[Number(text)] ?? ''
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE'
  if (type === 'inlineStr' || type === 'str') return book.decoded(text)
  if (type !== 'n' || !book.dayStyles.has(style)) return text
  return textOfSerial(Number(text), book.system) ?? text
}

/** 0 for `A7`, 27 for `AB7`. */
function columnOf(place: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(place ?? '')?.[0]
  return letters ? [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1 : null
}
