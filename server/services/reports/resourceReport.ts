import { sql } from 'kysely'
import type { Field } from '#contract/field.ts'
import { text as textField } from '#contract/fields.ts'
import type { Fields, Resource } from '#contract/resource.ts'
import { text, type LocalText } from '#contract/localText.ts'
import { commonFields } from '#contract/resource.ts'
import { readRows } from '#server/engine/exportRows.ts'
import { openTo } from '#server/engine/privacy.ts'
import { list, matchingTable, type ListQuery } from '#server/engine/read.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { commonTexts } from '#server/services/sheet/commonTexts.ts'
import { mapPages } from '#server/services/sheet/mapPages.ts'
import { textsFor } from '#server/services/sheet/textsFor.ts'
import type { ParameterWords, Report, ReportColumn, ReportQuery } from './defineReport.ts'

/** More rows than this are an error (4005), as in other exports. */
const most = 20_000

interface ResourceReport<F extends Fields> extends Pick<Report, 'id' | 'title' | 'does' | 'group'> {
  /** Who may run it; by default who may export the resource. */
  readonly can?: Report['can']
  readonly columns: readonly (keyof F & string)[]
  /** The fields that it can be limited by, each to one value. */
  readonly filters?: readonly (keyof F & string)[]
  /** What such a field is limited to at first; it can then not be left empty. */
  readonly initial?: { readonly [N in keyof F]?: string | number | boolean }
  /** The field with the time that its period is about. */
  readonly period?: keyof F & string
  /** A further condition, for all who run it. */
  readonly cond?: Readonly<Record<string, unknown>>
  readonly sort?: Readonly<Record<string, 1 | -1>>
  /** The columns that the Total row adds up. */
  readonly sums?: readonly (keyof F & string)[]
  /**
   * The columns with amounts in the currency of the record's site. The report has that currency as its last column, and the
   * Total row adds them up if all records have the same.
   */
  readonly amounts?: readonly (keyof F & string)[]
  /** What the resource calls its fields, if its contract does not say so. */
  readonly words?: { readonly fields: Readonly<Record<string, LocalText>>; readonly choices?: Choices }
}
type Choices = Readonly<Record<string, Readonly<Record<string, LocalText>>>>

/**
 * A report of the records of a resource: what a list shows to this person, limited by a period and by the
 * values of fields. `resourceReport(booking, { id: 'parking.bookings', …, columns: ['day', 'lot_id'], filters:
 * ['lot_id'], period: 'day' })`.
 */
export function resourceReport<F extends Fields>(
  resource: Resource<F>,
  {
    can,
    columns,
    filters = [],
    initial = {},
    period,
    cond = {},
    sort,
    sums = [],
    amounts = [],
    words = resource.words,
    ...rest
  }: ResourceReport<F>,
): Report {
  const fieldOf = (name: string): Field => {
    const field = resource.fields[name]
    if (!field) throw new Error(`The resource ${resource.name} has no field ${name}.`)
    return field
  }
  const queryOf = ({ params, site, period: days }: ReportQuery): ListQuery => ({
    site: resource.scope === 'global' ? undefined : (site ?? 'ALL'),
    ...(sort ? { sort: JSON.stringify(sort) } : {}),
    cond: JSON.stringify({
      ...cond,
      ...Object.fromEntries(filters.flatMap((name) => (isEmpty(params[name]) ? [] : [[name, params[name]]]))),
      ...(period === undefined ? {} : { [period]: within(fieldOf(period), days) }),
    }),
  })
  return {
    ...rest,
    can: can ?? resource.exports ?? { any: [] },
    scope: resource.scope === 'global' ? 'global' : 'site',
    hasPeriod: period !== undefined,
    takes: Object.fromEntries(filters.map((name) => [name, asParameter(fieldOf(name), initial[name])])),
    words: Object.fromEntries(filters.map((name) => [name, wordsOf(words, name)])),
    columns: ({ resources }) => ({
      ...Object.fromEntries(
        columns.map((name) => {
          const { kinds } = textsFor(resources.get(resource.name) ?? resource)
          const { label, choices } = wordsOf(words, name)
          const column: ReportColumn = { title: label, field: fieldOf(name), kind: kinds?.[name], choices }
          return [name, column]
        }),
      ),
      ...(amounts.length > 0 ? { currency: currencyColumn } : {}),
    }),
    read: async (query) => {
      const { context } = query
      const asked = queryOf(query)
      const total =
        sums.length + amounts.length > 0
          ? await totalOf(resource, context, asked, { sums, amounts })
          : undefined
      const named = amounts.length > 0 ? await withCurrency(context) : (page: Row[]) => page
      if (query.most !== undefined) {
        const page = await list(resource, context, { ...asked, range: `0-${query.most - 1}` })
        return { count: page.total, pages: [named(page.list)], total }
      }
      const fields = amounts.length > 0 ? [...new Set([...columns, 'site'])] : columns
      const reading = <T>(read: (db: Context['db']) => Promise<T>) => read(context.db)
      const read = await readRows(resource, context, asked, { fields, most, reading })
      return { count: read.total, pages: mapPages(read.pages, named), total }
    },
  }
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined

const wordsOf = (words: ResourceReport<Fields>['words'], name: string): ParameterWords => ({
  label: words?.fields[name] ?? commonText(name) ?? { zh_CN: name, zh_TW: name, en_US: name },
  choices: words?.choices?.[name],
})

const commonText = (name: string): LocalText | undefined =>
  name in commonFields ? commonTexts[name as keyof typeof commonFields] : undefined

/** The field as a parameter, which can be left empty unless it is limited at first. */
const asParameter = ({ schema, initial: _, ...field }: Field, initial: unknown): Field => ({
  ...field,
  schema: initial === undefined ? schema.nullable() : schema,
  ...(initial === undefined ? {} : { initial }),
  required: false,
  nullable: initial === undefined,
  writable: 'always',
})

const within = ({ kind }: Field, { first, last, start, end }: ReportQuery['period']) =>
  kind === 'date' ? { $gte: first, $lte: last } : { $gte: start, $lt: end }

/** The sums over all matching records, by the database, whose decimals are exact; none of what this person may not see. */
async function totalOf(
  resource: Resource,
  context: Context,
  query: ListQuery,
  { sums, amounts }: Readonly<Record<'sums' | 'amounts', readonly string[]>>,
): Promise<Row> {
  const { fields } = openTo(resource, context.who)
  const isOne = sql`count(distinct (select currency from site at where at._id = ${sql.ref(`${resource.name}.site`)})) = 1`
  const columns = [
    ...sums
      .filter((name) => name in fields)
      .map((name) => sql`sum(${sql.ref(name)})::float8 as ${sql.ref(name)}`),
    ...amounts
      .filter((name) => name in fields)
      .map((name) => sql`case when ${isOne} then sum(${sql.ref(name)})::float8 end as ${sql.ref(name)}`),
  ]
  if (columns.length === 0) return {}
  const { rows } = await sql<Row>`
    select ${sql.join(columns)} from ${matchingTable(resource, context, query)}`.execute(context.db)
  return rows[0] ?? {}
}

const currencyColumn: ReportColumn = { title: text('货币', '貨幣', 'Currency'), field: textField() }

/** Adds to records the currency of their site. */
async function withCurrency({ db }: Context): Promise<(page: Row[]) => Row[]> {
  const { rows } = await sql<{ _id: unknown; currency: string }>`select _id, currency from site`.execute(db)
  const currencies = new Map(rows.map(({ _id, currency }) => [_id, currency]))
  return (page) => page.map((row) => ({ ...row, currency: currencies.get(row['site']) ?? null }))
}
