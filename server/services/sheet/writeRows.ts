import { open } from 'node:fs/promises'
import { fileProblems } from '#contract/fileProblems.ts'
import { csvType } from '#server/base/knownTypes.ts'
import { refuseFile } from '#server/base/refuseFile.ts'
import type { RowsTask } from '#server/services/parsers/tasks.ts'
import { readCsv } from './readCsv.ts'
import { readXlsx } from './readXlsx.ts'
import { mostRows, wrongRow } from './sheetRow.ts'

/**
 * Writes the rows of a file to another, each as a line of JSON, within the limits on rows, cells and text;
 * the first contains the headings.
 */
export async function writeRows({ path, type, to, most = Infinity, ...reading }: RowsTask): Promise<void> {
  const file = await open(to, 'wx')
  let [rows, cells, text] = [0, 0, 0]
  let lines = ''
  try {
    for await (const row of type === csvType ? readCsv(path, reading) : readXlsx(path, reading)) {
      rows += 1
      cells += row.cells.length
      text += row.cells.reduce((sum, cell) => sum + cell.length, 0)
      // Headings are compared with the known ones, and repeated in errors.
      if (rows === 1 && row.cells.some((cell) => cell.length > fileProblems.heading.most))
        throw wrongRow(row.row, 'heading')
      // A workbook can repeat a row many times, and a text in many cells.
      if (rows > mostRows) throw wrongRow(row.row, 'too_many_rows')
      if (cells > fileProblems.cells.most) throw refuseFile('cells')
      if (text > fileProblems.text.most) throw refuseFile('text')
      lines += `${JSON.stringify(row)}\n`
      if (lines.length > atOnce) {
        await file.write(lines)
        lines = ''
      }
      if (rows === most) break
    }
    await file.write(lines)
  } finally {
    await file.close()
  }
}

/** Characters written at a time. */
const atOnce = 65_536
