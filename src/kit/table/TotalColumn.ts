import type { ReactNode } from 'react'
import { formatDate, formatDay } from '#src/kit/value/field/formatDate.ts'
import { formatColumn, formatRatio, noValue } from '#src/kit/value/field/formatNumber.ts'
import { formatValue } from '#src/kit/value/field/formatValue.ts'

/** A computed row: figures, and names for what they are about. */
export type TotalRow = Readonly<Record<string, unknown>>

/**
 * The kind of a column's values. A `date` is `YYYY-MM-DD`; a `day` and a `moment` are unix seconds, and only
 * a moment shows the time of day. A figure without a kind is formatted by the rule for numbers of unknown
 * type (formatValue).
 */
export type TotalKind = 'money' | 'count' | 'area' | 'ratio' | 'text' | 'date' | 'day' | 'moment'

/** A column of computed rows. */
export interface TotalColumn {
  readonly source: string
  /** The key of the message that names it, with the values of its placeholders: a currency, a month. */
  readonly label: string
  readonly labelOptions?: Readonly<Record<string, unknown>>
  readonly kind?: TotalKind
  /** It names its row, so that `Total` in it marks the totals row. The first column always does. */
  readonly isName?: true
  /** Renders the cell; sorting uses the value itself. */
  readonly render?: (row: TotalRow) => ReactNode
  /** Renders the cell around its formatted value. */
  readonly wrap?: (text: string, row: TotalRow) => ReactNode
  /** What is copied and saved, if that is not the value itself. */
  readonly plain?: (row: TotalRow) => string
}

/** How the values of a column are formatted, given all of its rows; `-` if there is none. */
export function formatOf(
  { kind, source }: TotalColumn,
  rows: readonly TotalRow[],
): (value: unknown) => string {
  if (kind === undefined) return formatValue
  if (kind !== 'money' && kind !== 'area' && kind !== 'count') return writers[kind]
  return formatColumn(rows.map((row) => row[source]))
}

/** The unit of the figures in the heading of a column; undefined if they have none, or name it themselves. */
export const unitOf = ({ kind }: TotalColumn, currency: string | undefined): string | undefined =>
  kind === 'money' ? currency : kind === 'area' ? 'm²' : undefined

/** Whether a column contains figures, which are right-aligned. */
export const isFigures = ({ kind }: TotalColumn): boolean =>
  kind === undefined || ['money', 'count', 'area', 'ratio'].includes(kind)

const writers: Readonly<Record<Exclude<TotalKind, 'money' | 'area' | 'count'>, (value: unknown) => string>> =
  {
    ratio: formatRatio,
    text: (value) => (value === null || value === undefined || value === '' ? noValue : String(value)),
    date: formatDay,
    day: (value) => formatDate(value),
    moment: (value) => formatDate(value, 'YYYY/M/D HH:mm'),
  }
