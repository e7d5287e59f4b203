import { sql } from 'kysely'
import { readDay } from '#contract/dayText.ts'
import type { Field } from '#contract/field.ts'
import { readNumber } from '#contract/numberText.ts'
import type { FieldErrors } from '#contract/reply.ts'
import { daysOf } from '#contract/window.ts'
import type { Context } from '#server/engine/context.ts'
import { latestDay } from '#server/engine/today.ts'
import { filled } from '#server/base/filled.ts'
import type { FileAnswer } from '#server/base/fileAnswer.ts'
import type { Locale } from '#contract/localText.ts'
import { kindOf } from '#server/services/sheet/recordSheet.ts'
import type { ErrorCatalogue } from '#server/base/errorCatalogue.ts'
import type { Cell, Rows, SheetColumn } from '#server/services/sheet/sheet.ts'
import { sheetFile } from '#server/services/sheet/sheetFile.ts'
import type { SheetRow } from '#server/services/sheet/sheetRow.ts'
import { errorHeading, importErrors } from './importTexts.ts'
import { openFile } from './planFile.ts'
import type { Workshop } from './importJobs.ts'
import type { RunRow } from './runRow.ts'

/** The number of rows that are written together. */
const atOnce = 500

/** The wrong rows as they were uploaded, each followed by its errors. */
export async function failedRows(
  run: RunRow,
  context: Context,
  workshop: Workshop & { errors: ErrorCatalogue },
  { format, locale }: { format: 'xlsx' | 'csv'; locale: Locale },
): Promise<FileAnswer> {
  const { setting, rows } = await openFile(run, context, workshop)
  const { header, resource, texts } = setting
  const { rows: found } = await sql<{ row: number; errors: FieldErrors }>`
    select row, errors from import_error where import_id = ${run._id}`.execute(context.db)
  const wrong = new Map(found.map(({ row, errors }) => [row, errors]))
  const fields = new Map([...header.columns].map(([name, at]) => [at, name]))
  const passed = new Set(Object.values(errorHeading))
  const kept = header.headings.map((_, at) => at).filter((at) => !passed.has(header.headings[at] ?? ''))
  const columns = kept.map((at): SheetColumn => ({
    title: header.headings[at] ?? '',
    kind: kindOf(resource.fields[fields.get(at) ?? '']),
  }))
  const failed = rows.filter(({ row }) => wrong.has(row))
  const line = ({ row, cells }: SheetRow): Cell[] => [
    ...kept.map((at, index) => asWritten(cells[at] ?? '', columns[index])),
    sentence(wrong.get(row) ?? {}),
  ]
  const sentence = (errors: FieldErrors): string =>
    Object.entries(errors)
      .map(([field, key]) => {
        const said = (importErrors[key] ?? workshop.errors.get(key)?.text)?.[locale] ?? key
        const whole = filled(said, rangeOf(resource.fields[field], latestDay(context.now)))
        return field === '' ? whole : `${texts.fields[field]?.[locale] ?? field}: ${whole}`
      })
      .join('; ')
  function* pages(): Generator<Rows> {
    for (let at = 0; at < failed.length; at += atOnce) yield failed.slice(at, at + atOnce).map(line)
  }
  const last: SheetColumn = { title: errorHeading[locale], kind: 'text', width: 60 }
  const name = `${run.file_name.replace(/\.\w+$/, '')} ${errorHeading[locale]}`
  return sheetFile(name, format, [{ name: texts.title[locale], columns: [...columns, last], pages: pages() }])
}

/** What a field takes, for the texts that name it. */
function rangeOf(field: Field | undefined, today: string): Readonly<Record<string, string>> {
  const { window, min, max } = field ?? {}
  if (!window) return { min: String(min ?? ''), max: String(max ?? '') }
  const { first, last } = daysOf(window, today)
  return field?.means === 'month'
    ? { min: first.slice(0, 7), max: last.slice(0, 7) }
    : { min: first, max: last }
}

/** As in the template: a number or a day that can be read stays one, however it is written. */
function asWritten(cell: string, column: SheetColumn | undefined): Cell {
  if (cell === '') return null
  if (column?.kind === 'number') return readNumber(cell) ?? cell
  return column?.kind === 'date' ? (readDay(cell) ?? cell) : cell
}
