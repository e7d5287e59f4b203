import { saveFile } from '#src/providers/saveFile.ts'

/** Saves a table as a CSV file, with the mark by which spreadsheets recognise UTF-8. */
export function saveCsv(name: string, csv: string): void {
  const file = new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' })
  // Characters that file systems do not allow in names.
  saveFile(file, `${name.replaceAll(/[\\/:*?"<>|]/g, ' ')}.csv`)
}
