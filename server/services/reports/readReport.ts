import { sql } from 'kysely'
import { signedIn } from '#contract/access.ts'
import { parseDoc } from '#contract/doc.ts'
import type { Field } from '#contract/field.ts'
import type { Locale } from '#contract/localText.ts'
import { ApiError, refuseFields } from '#contract/reply.ts'
import { resource, type Fields } from '#contract/resource.ts'
import type { RecordTexts } from '#server/base/recordTexts.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { authorize } from '#server/engine/refuse.ts'
import { requireSite } from '#server/engine/scope.ts'
import type { FileAnswer } from '#server/base/fileAnswer.ts'
import { mapPages } from '#server/services/sheet/mapPages.ts'
import { namesOf, type Names } from '#server/services/sheet/namesOf.ts'
import { recordCell } from '#server/services/sheet/recordCell.ts'
import { recordSheet } from '#server/services/sheet/recordSheet.ts'
import type { Cell, Sheet } from '#server/services/sheet/sheet.ts'
import { sheetFile } from '#server/services/sheet/sheetFile.ts'
import type { ParameterWords, Report, ReportColumn, ReportPeriod } from './defineReport.ts'
import { periodFields, periodOf, periodWords } from './period.ts'
import { reportsRunning } from './reports.ts'
import { dayAt } from './zone.ts'

/** Which report, about which site (null for all the person's sites), with which parameters. */
export interface ReportRequest {
  readonly report: string
  readonly site: string | null
  readonly params: Readonly<Record<string, unknown>>
}

/** A report that was read, for a reader. */
export interface ReadReport {
  readonly report: Report
  /** The number of rows, without the Total row. */
  readonly count: number
  readonly sheet: Sheet
  /** The names of the columns, in the order of the cells. */
  readonly sources: readonly string[]
  /** All of it as a file; calls back with the number of rows that are written. */
  readonly file: (format: 'xlsx' | 'csv', onRows: (rows: number) => void) => FileAnswer
  /** The parameters that are not empty, in words. */
  readonly given: string
}

/** A parameter, and what it is called. */
interface NamedParameter {
  readonly name: string
  readonly field: Field
  readonly words: ParameterWords
}

/** All parameters of a report, in their order. */
export function parametersOf({ hasPeriod, takes, words }: Report): readonly NamedParameter[] {
  const all: Fields = hasPeriod ? { ...periodFields, ...takes } : takes
  const called: Readonly<Record<string, ParameterWords>> = hasPeriod ? { ...periodWords, ...words } : words
  return Object.entries(all).map(([name, field]) => ({
    name,
    field,
    words: called[name] ?? { label: { zh_CN: name, zh_TW: name, en_US: name } },
  }))
}

/**
 * Returns a report that this person may run at this site (null: at all their sites). Throws 4040 for a report
 * that does not exist, 4032 for a site that is not theirs, otherwise what `authorize` throws.
 */
export async function requireReport(
  context: Context,
  { report: id, site }: Omit<ReportRequest, 'params'>,
): Promise<Report> {
  const { who } = context
  const report = (await reportsRunning(context)).find((one) => one.id === id)
  if (!report) throw new ApiError('not_found')
  if (report.scope === 'global' && site !== null) throw refuseFields('param.invalid', { site: 'unknown' })
  if (site !== null) requireSite(who, site)
  // All sites only for somebody who may run it at each of them.
  const sites =
    report.scope === 'global' ? [who.site] : site === null ? who.sites.map(({ _id }) => _id) : [site]
  for (const one of sites) authorize(report.can, { ...who, site: one })
  return report
}

/** Like `requireReport`, with the parameters as they would be stored. Throws 4004 for parameters that are wrong. */
export async function checkReport(
  context: Context,
  { params, ...request }: ReportRequest,
): Promise<{ report: Report; params: Row; timeZone: string }> {
  const report = await requireReport(context, request)
  const fields = Object.fromEntries(parametersOf(report).map(({ name, field }) => [name, field]))
  const doc = parseDoc(params, fields, 'create')
  const timeZone = await timeZoneOf(context, request.site)
  // A period without its days is refused before anybody waits for it.
  if (report.hasPeriod) periodOf(doc, dayAt(context.now, timeZone), timeZone)
  return { report, params: doc, timeZone }
}

/** Reads a report as this person may see it, at most `most` rows if given. Errors as in `checkReport`. */
export async function readReport(
  context: Context,
  request: ReportRequest,
  { locale, most }: { readonly locale: Locale; readonly most?: number },
): Promise<ReadReport> {
  const { report, params, timeZone } = await checkReport(context, request)
  const day = dayAt(context.now, timeZone)
  const period = periodOf(report.hasPeriod ? params : { period: 'today' }, day, timeZone)
  const { count, pages, total } = await report.read({
    context,
    site: request.site ?? undefined,
    today: day,
    params,
    locale,
    period,
    most,
  })
  const columns = typeof report.columns === 'function' ? report.columns(context) : report.columns
  const sources = Object.keys(columns)
  const table = tableOf(report, columns)
  const reader = { locale, timeZone }
  const body = recordSheet(table.contract, context, table.texts, { names: sources, pages, reader })
  const sheet = total ? { ...body, total: () => totalCells(body, sources, total) } : body
  const days =
    report.hasPeriod && period.first !== period.last ? `${period.first} ${period.last}` : period.last
  return {
    report,
    count,
    sources,
    sheet,
    file: (format, onRows) =>
      sheetFile(`${report.title[locale]} ${days}`, format, [
        { ...sheet, pages: counted(sheet.pages, onRows) },
      ]),
    given: await inWords(context, report, { params, period, reader }),
  }
}

/** Returns the pages unchanged, and calls back with the number of rows so far. */
function counted(pages: Sheet['pages'], onRows: (rows: number) => void): Sheet['pages'] {
  let rows = 0
  return mapPages(pages, (page) => {
    rows += page.length
    onRows(rows)
    return page
  })
}

/** The columns as the fields of a resource, because a sheet is made of records. */
function tableOf(report: Report, columns: Readonly<Record<string, ReportColumn>>) {
  const entries = Object.entries(columns)
  const part = <T>(pick: (column: ReportColumn) => T | undefined): Record<string, T> =>
    Object.fromEntries(
      entries.flatMap(([name, column]) => {
        const value = pick(column)
        return value === undefined ? [] : [[name, value]]
      }),
    )
  const texts: RecordTexts = {
    title: report.title,
    fields: part(({ title }) => title),
    choices: part(({ choices }) => choices),
    kinds: part(({ kind }) => kind),
  }
  const fields = part(({ field }) => field)
  return { contract: resource({ name: 'report', path: '/report', fields, can: { view: signedIn } }), texts }
}

/** The first column says what the row is, as in tables on screen. */
const totalCells = ({ columns }: Sheet, sources: readonly string[], total: Row): readonly Cell[] =>
  columns.map((_, index) => {
    if (index === 0) return 'Total'
    const value = total[sources[index] ?? '']
    return typeof value === 'number' || typeof value === 'string' ? value : null
  })

/** The parameters as the person reads them: `Period: 2026-11-01 – 2026-11-20; Status: Open`. */
async function inWords(
  context: Context,
  report: Report,
  {
    params,
    period,
    reader,
  }: { params: Row; period: ReportPeriod; reader: { locale: Locale; timeZone: string } },
): Promise<string> {
  const { locale } = reader
  const contract = resource({
    name: 'report',
    path: '/report',
    fields: report.takes,
    can: { view: signedIn },
  })
  const known: Names = new Map()
  await namesOf(known, context, { resource: contract, page: [params], locale })
  const texts: RecordTexts = {
    title: report.title,
    fields: {},
    choices: Object.fromEntries(
      Object.entries(report.words).map(([name, { choices = {} }]) => [name, choices]),
    ),
  }
  const values = Object.entries(report.takes).map(([name, field]): [string, Cell] => [
    report.words[name]?.label[locale] ?? name,
    recordCell(params[name], field, { name, texts, known, reader }),
  ])
  const days = period.first === period.last ? period.first : `${period.first} – ${period.last}`
  return [...(report.hasPeriod ? [[periodWords.period.label[locale], days] as const] : []), ...values]
    .filter(([, value]) => value !== null && value !== '')
    .map(([label, value]) => `${label}: ${String(value)}`)
    .join('; ')
}

/** The time zone of the site, otherwise of the person's current site, otherwise of one of their sites. */
export async function timeZoneOf({ db, who }: Context, site: string | null): Promise<string> {
  const own = who.sites.map(({ _id }) => _id)
  const { rows } = await sql<{ timezone: string }>`
    select timezone from site where _id = any(${own})
      order by _id = ${site ?? who.site} desc nulls last, _id limit 1`.execute(db)
  return rows[0]?.timezone ?? 'UTC'
}
