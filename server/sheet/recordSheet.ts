import type { Field } from '#contract/field.ts'
import type { Resource } from '#contract/resource.ts'
import type { Context, Row } from '#server/engine/context.ts'
import type { Locale } from '#server/messages/errorText.ts'
import type { LocalText } from '#server/plugins/defineServerPlugin.ts'
import { namesOf, type Names } from './namesOf.ts'
import { localTime, type Cell, type CellKind, type Sheet } from './sheet.ts'

/** How the records of a noun are called and look in a sheet. */
export interface RecordTexts {
  /** On the tab. */
  readonly title: LocalText
  /** The header of each field that can be in it. */
  readonly fields: Readonly<Record<string, LocalText>>
  /** What the choices of a field are called. */
  readonly choices?: Readonly<Record<string, Readonly<Record<string, LocalText>>>>
  /** Of fields that look otherwise than their kind says. */
  readonly kinds?: Readonly<Record<string, CellKind>>
}

/** Where a sheet is read. */
export interface Reader {
  readonly locale: Locale
  readonly timeZone: string
}

/** Pages of records as a sheet with one column for each of these fields; what refers to other records is named. */
export function recordSheet(
  resource: Resource,
  context: Context,
  texts: RecordTexts,
  { names, pages, reader }: { names: readonly string[]; pages: AsyncIterable<Row[]>; reader: Reader },
): Sheet {
  const { locale } = reader
  const columns = names.map((name) => ({
    title: texts.fields[name]?.[locale] ?? name,
    kind: texts.kinds?.[name] ?? kindOf(resource.fields[name]),
  }))
  async function* rows(): AsyncGenerator<Cell[]> {
    const known: Names = new Map()
    for await (const page of pages) {
      await namesOf(known, context, { resource, page, locale })
      for (const record of page) {
        yield names.map((name) => cellOf(record[name], resource.fields[name], { name, texts, known, reader }))
      }
    }
  }
  return { name: texts.title[locale], columns, rows: rows() }
}

function kindOf(field: Field | undefined): CellKind {
  if (field?.kind === 'integer' || field?.kind === 'decimal') return 'number'
  if (field?.kind === 'date') return 'date'
  return field?.kind === 'seconds' ? 'moment' : 'text'
}

interface Showing {
  readonly name: string
  readonly texts: RecordTexts
  readonly known: Names
  readonly reader: Reader
}

function cellOf(value: unknown, field: Field | undefined, { name, texts, known, reader }: Showing): Cell {
  if (value === null || value === undefined) return null
  const worded = (one: unknown): string => {
    const text = String(one)
    if (field?.to !== undefined) return known.get(`${field.to} ${text}`) ?? text
    return texts.choices?.[name]?.[text]?.[reader.locale] ?? text
  }
  if (Array.isArray(value)) return value.map(worded).join(', ')
  if (typeof value === 'object') return JSON.stringify(value)
  if (typeof value === 'boolean') return value
  if (typeof value !== 'number') return worded(value)
  return field?.kind === 'seconds' ? localTime(value, reader.timeZone) : value
}
