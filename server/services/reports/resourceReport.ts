import { sql } from 'kysely'
import type { Field } from '#contract/field.ts'
import type { Fields, Resource } from '#contract/resource.ts'
import type { LocalText } from '#contract/localText.ts'
import { commonFields } from '#contract/resource.ts'
import { readRows } from '#server/engine/exportRows.ts'
import { openTo } from '#server/engine/privacy.ts'
import { list, matchingTable, type ListQuery } from '#server/engine/read.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { commonTexts } from '#server/services/sheet/commonTexts.ts'
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
  /** What the resource calls its fields. */
  readonly words: { readonly fields: Readonly<Record<string, LocalText>>; readonly choices?: Choices }
}
type Choices = Readonly<Record<string, Readonly<Record<string, LocalText>>>>

/**
 * A report of the records of a resource: what a list shows to this person, limited by a period and by the
 * values of fields. `resourceReport(booking, { id: 'parking.bookings', …, columns: ['day', 'lot_id'], filters:
 * ['lot_id'], period: 'day', words: bookingWords })`.
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
    words,
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
    columns: ({ resources }) =>
      Object.fromEntries(
        columns.map((name) => {
          const { kinds } = textsFor(resources.get(resource.name) ?? resource)
          const { label, choices } = wordsOf(words, name)
          const column: ReportColumn = { title: label, field: fieldOf(name), kind: kinds?.[name], choices }
          return [name, column]
        }),
      ),
    read: async (query) => {
      const { context } = query
      const asked = queryOf(query)
      const total = sums.length > 0 ? await sumOf(resource, context, asked, sums) : undefined
      if (query.most !== undefined) {
        const page = await list(resource, context, { ...asked, range: `0-${query.most - 1}` })
        return { count: page.total, pages: [page.list], total }
      }
      const reading = <T>(read: (db: Context['db']) => Promise<T>) => read(context.db)
      const read = await readRows(resource, context, asked, { fields: columns, most, reading })
      return { count: read.total, pages: read.pages, total }
    },
  }
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined

const wordsOf = (words: ResourceReport<Fields>['words'], name: string): ParameterWords => ({
  label: words.fields[name] ?? commonText(name) ?? { zh_CN: name, zh_TW: name, en_US: name },
  choices: words.choices?.[name],
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
async function sumOf(
  resource: Resource,
  context: Context,
  query: ListQuery,
  sums: readonly string[],
): Promise<Row> {
  const open = sums.filter((name) => name in openTo(resource, context.who).fields)
  const columns = open.map((name) => sql`sum(${sql.ref(name)})::float8 as ${sql.ref(name)}`)
  if (columns.length === 0) return {}
  const { rows } = await sql<Row>`
    select ${sql.join(columns)} from ${matchingTable(resource, context, query)}`.execute(context.db)
  return rows[0] ?? {}
}
