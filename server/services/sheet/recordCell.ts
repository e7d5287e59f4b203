import type { Field } from '#contract/field.ts'
import { joinItems } from './listText.ts'
import { nameKey, type Names } from './namesOf.ts'
import type { Reader, RecordTexts } from '#server/base/recordTexts.ts'
import { localTime, type Cell } from './sheet.ts'

/** What a cell is written with. */
export interface Wording {
  /** Of the field. */
  readonly name: string
  readonly texts: RecordTexts
  readonly known: Names
  readonly reader: Reader
}

/** The text of a value in a sheet: references and choices by their names, several separated by `; `. */
export function recordCell(value: unknown, field: Field | undefined, wording: Wording): Cell {
  const { name, texts, known, reader } = wording
  if (value === null || value === undefined) return null
  const worded = (one: unknown): string => {
    const text = String(one)
    if (field?.to !== undefined) return known.get(nameKey(name, text)) ?? text
    return texts.choices?.[name]?.[text]?.[reader.locale] ?? text
  }
  if (field?.kind === 'json') return JSON.stringify(value)
  if (Array.isArray(value)) return value.length === 0 ? null : joinItems(value.map(worded))
  if (typeof value === 'object') return JSON.stringify(value)
  if (typeof value === 'boolean') return value
  if (typeof value !== 'number') return worded(value)
  if (field?.kind !== 'seconds') return value
  const moment = localTime(value, reader.timeZone)
  return field.means === 'day' ? moment.slice(0, 10) : moment
}

/** A cell as it is read back from a file. */
export const readBack = (cell: Cell): string =>
  cell === null ? '' : typeof cell === 'boolean' ? (cell ? 'TRUE' : 'FALSE') : String(cell)
