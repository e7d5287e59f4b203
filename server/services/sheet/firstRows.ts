import { choiceShows } from '#contract/fileChoices.ts'
import type { SheetRow } from './sheetRow.ts'

/** What a choice shows of a file: the beginnings of its first rows. */
export async function firstRows(rows: AsyncIterable<SheetRow>): Promise<string[][]> {
  const shown: string[][] = []
  for await (const { cells } of rows) {
    shown.push(cells.slice(0, choiceShows.columns).map(shortened))
    if (shown.length === choiceShows.rows) break
  }
  return shown
}

const shortened = (text: string): string =>
  (text.length > choiceShows.letters ? `${text.slice(0, choiceShows.letters - 1)}…` : text).toWellFormed()
