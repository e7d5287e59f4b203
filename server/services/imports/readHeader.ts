import { ApiError } from '#contract/reply.ts'
import { errorsShown, type RowError } from '#contract/core/importRun.ts'
import type { Resource } from '#contract/resource.ts'
import type { Locale } from '#contract/localText.ts'
import type { RecordTexts } from '#server/base/recordTexts.ts'
import type { SheetRow } from '#server/services/sheet/sheetRow.ts'
import { errorHeading } from './importTexts.ts'

/** The columns of a file. */
export interface Header {
  readonly row: number
  /** As they are in the file, column by column. */
  readonly headings: readonly string[]
  /** The column of each field that is read. */
  readonly columns: ReadonlyMap<string, number>
  /** The language that its headings are in. */
  readonly locale: Locale
  /** The headings of fields that only the server writes. */
  readonly ignored: readonly string[]
}

const locales = ['zh_CN', 'zh_TW', 'en_US'] as const
/**
 * Read although nobody writes them: they identify the record of a row, and the revision that was exported.
 */
const guides: ReadonlySet<string> = new Set(['_id', 'rev'])

/**
 * Reads the first row: headings in any of the languages, or names of fields. Throws 4220 for a file without
 * any of them, with a duplicate, or with an unknown heading.
 */
export function readHeader(
  { fields }: Resource,
  texts: RecordTexts,
  first: SheetRow | undefined,
  locale: Locale,
): Header {
  const headings = (first?.cells ?? []).map(bare)
  const known = new Map(
    Object.keys(fields).flatMap((name) =>
      headingsOf(name, texts).map((heading) => [bare(heading).toLowerCase(), name] as const),
    ),
  )
  const beside = [errorHeading, ...(texts.beside?.columns ?? [])]
  const passed = new Set(beside.flatMap((one) => Object.values(one).map((heading) => heading.toLowerCase())))
  const all = new Map<string, number>()
  const wrong: RowError[] = []
  const row = first?.row ?? 1
  headings.forEach((heading, at) => {
    if (heading === '' || passed.has(heading.toLowerCase())) return
    const name = known.get(heading.toLowerCase())
    if (name === undefined) wrong.push({ row, field: shortened(heading), message: 'unknown_column' })
    else if (all.has(name)) wrong.push({ row, field: heading, message: 'column_twice' })
    else all.set(name, at)
  })
  if (all.size === 0) throw refused([{ row, field: '', message: 'no_header' }])
  if (wrong.length > 0) throw refused(wrong)
  const isRead = (name: string): boolean => guides.has(name) || fields[name]?.writable !== 'never'
  return {
    row,
    headings,
    columns: new Map([...all].filter(([name]) => isRead(name))),
    locale: languageOf(headings, texts, locale),
    ignored: [...all].filter(([name]) => !isRead(name)).map(([, at]) => headings[at] ?? ''),
  }
}

/** All the names that a field may have in a file: its label in each language, those of its column in lists, and its own. */
const headingsOf = (name: string, { fields, columns = {} }: RecordTexts): readonly string[] => [
  ...Object.values(fields[name] ?? {}),
  ...Object.values(columns[name] ?? {}),
  name,
]

const refused = (errors: RowError[]): ApiError =>
  new ApiError('import.rows', { errors: errors.slice(0, errorsShown) })

/** The maximum length of an unknown heading in an error. */
const mostShown = 60

const shortened = (heading: string): string =>
  heading.length > mostShown ? `${heading.slice(0, mostShown - 1).toWellFormed()}…` : heading

/** Without the star that marks a required column. */
const bare = (heading: string): string =>
  heading
    .trim()
    .replace(/[*＊]$/, '')
    .trimEnd()

/** The language of most of the headings; in a tie the person's own. */
function languageOf(headings: readonly string[], { fields, columns = {} }: RecordTexts, own: Locale): Locale {
  const count = (locale: Locale): number => {
    const all = [...Object.values(fields), ...Object.values(columns)]
    const said = new Set(all.map((words) => words[locale]))
    return headings.filter((heading) => said.has(heading)).length
  }
  return locales.reduce((best, next) => (count(next) > count(best) ? next : best), own)
}

/** The text of a row for a field; '' if there is no such column. */
export const cellOf = ({ columns }: Header, { cells }: SheetRow, name: string): string =>
  cells[columns.get(name) ?? -1] ?? ''
