import type { Field } from '#contract/field.ts'
import type { Resource } from '#contract/resource.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { mapPages } from './mapPages.ts'
import { namesOf, type Names } from './namesOf.ts'
import { recordCell } from './recordCell.ts'
import type { Reader, RecordTexts } from '#server/base/recordTexts.ts'
import type { CellKind } from '#server/base/recordTexts.ts'
import type { Rows, Sheet } from './sheet.ts'

interface SheetOptions {
  /** The fields, a column for each. */
  readonly names: readonly string[]
  readonly pages: Iterable<Row[]> | AsyncIterable<Row[]>
  readonly reader: Reader
  /** Fields that a workbook contains as hidden columns. */
  readonly hidden?: readonly string[]
}

/** Pages of records as a sheet with one column for each of these fields; references are shown by name. */
export function recordSheet(
  resource: Resource,
  context: Context,
  texts: RecordTexts,
  { names, pages, reader, hidden = [] }: SheetOptions,
): Sheet {
  const { locale } = reader
  const columns = names.map((name) => ({
    title: texts.fields[name]?.[locale] ?? name,
    kind: texts.kinds?.[name] ?? kindOf(resource.fields[name]),
    ...(hidden.includes(name) ? { isHidden: true } : {}),
  }))
  const known: Names = new Map()
  const rowsOf = async (page: Row[]): Promise<Rows> => {
    await namesOf(known, context, { resource, page, locale })
    return page.map((record) =>
      names.map((name) => recordCell(record[name], resource.fields[name], { name, texts, known, reader })),
    )
  }
  return { name: texts.title[locale], columns, pages: mapPages(pages, rowsOf) }
}

/** The format of a field's cells. */
export function kindOf(field: Field | undefined): CellKind {
  if (field?.kind === 'integer' || field?.kind === 'decimal') return 'number'
  if (field?.kind === 'date' || field?.means === 'day') return 'date'
  return field?.kind === 'seconds' ? 'moment' : 'text'
}
