import type { Rule } from '#contract/access.ts'
import type { Field } from '#contract/field.ts'
import type { Locale, LocalText } from '#contract/localText.ts'
import type { Fields } from '#contract/resource.ts'
import type { Taken } from '#contract/takenFields.ts'
import type { CellKind } from '#server/base/recordTexts.ts'
import type { Context, Row } from '#server/engine/context.ts'

/** The names of values of a choice. */
type ChoiceNames = Readonly<Record<string, LocalText>>

/** What a parameter is called. */
export interface ParameterWords {
  readonly label: LocalText
  readonly help?: LocalText | undefined
  readonly choices?: ChoiceNames | undefined
}

/** A column of a report. */
export interface ReportColumn {
  readonly title: LocalText
  /** What its values are: a reference is shown by the name of its record, a moment in the time of the site. */
  readonly field: Field
  /** The format of its cells; by default that of the field. */
  readonly kind?: CellKind | undefined
  readonly choices?: ChoiceNames | undefined
}

/** The period of a report: the days from the first to the last, and the same in unix seconds. */
export interface ReportPeriod {
  readonly first: string
  readonly last: string
  readonly start: number
  /** The second after the period. */
  readonly end: number
}

/** What a report is read with. */
export interface ReportQuery<P = Readonly<Record<string, unknown>>> {
  /** In the name of the person who gets it, with their current rights. */
  readonly context: Context
  /** The site that it is about; undefined for all the person's sites. */
  readonly site: string | undefined
  /** The present day at the site, by which a report without a period can be made. */
  readonly today: string
  readonly params: P
  /** The language of its reader, for names that it reads itself; references are named by the report centre. */
  readonly locale: Locale
  /** Of a report that has one. */
  readonly period: ReportPeriod
  /** Only this many rows are shown now: the others need not be read. */
  readonly most?: number | undefined
}

/** The rows of a report, in their order. */
export interface ReportRows {
  /** How many there are. */
  readonly count: number
  readonly pages: Iterable<Row[]> | AsyncIterable<Row[]>
  /** The Total row, where sums make sense. `sumsOf` adds columns up exactly. */
  readonly total?: Row | undefined
}

/**
 * A report of an area, as data and a function; a method, so that reports with any parameters fit in one list.
 * The report centre shows it to everybody who may run it, with a form for its parameters.
 */
export interface Report<F extends Fields = Fields> {
  /** Begins with the id of the plugin and a dot: `parking.bookings`. */
  readonly id: string
  readonly title: LocalText
  /** What it tells, in one sentence. */
  readonly does: LocalText
  /** The heading under which the report centre lists it. */
  readonly group: LocalText
  /** Who may run it, at a site that belongs to them. What they may see of its rows is for `read` to respect. */
  readonly can: Rule
  /** `site`: about one site or all sites of the person. `global`: the same at every site. */
  readonly scope: 'site' | 'global'
  /** It is about a period, which people choose by name, such as the last month, or by its days. */
  readonly hasPeriod?: boolean | undefined
  /** Its other parameters. */
  readonly takes: F
  /** What the parameters are called. */
  readonly words: { readonly [N in keyof F]: ParameterWords }
  /** By name, in their order. The first names its row, so that the Total row can be told from the others. */
  readonly columns: Readonly<Record<string, ReportColumn>> | ((context: Context) => ColumnsOf)
  /** Reads the rows. Throws an `ApiError` for parameters that do not go together. */
  read(query: ReportQuery<Taken<F>>): Promise<ReportRows>
}

type ColumnsOf = Readonly<Record<string, ReportColumn>>

/** Declares a report. It only checks types. */
export const defineReport = <const F extends Fields>(report: Report<F>): Report => report as Report
