import type { FigureUnit } from '#src/kit/field/formatFigure.ts'
import type { StatusColor } from '#src/kit/field/StatusChip.tsx'

/** How a chart draws its figures. Further kinds go into `builders` of draw.ts; table, keys and summary are the same for all. */
export type ChartKind = 'bars' | 'lines' | 'combination'

/** What the figures stand over: a month, a floor. */
export interface ChartCategory {
  readonly id: string
  readonly label: string
}

/** Figures of one sort, drawn in one colour. */
export interface ChartSeries {
  readonly id: string
  readonly label: string
  /** A figure for each category, in their order; null where there is none. */
  readonly values: readonly (number | null)[]
  /** What they count: `count` unless given. A series of another unit than the first has its own axis on the right. */
  readonly unit?: FigureUnit
  /** The colour of a status, so that it is the same as everywhere; else one of the palette. */
  readonly color?: StatusColor | undefined
  /** In a combination: bars unless it says `line`. */
  readonly as?: 'line'
}

/** What a chart shows. */
export interface ChartData {
  /** `bars` are stacked. */
  readonly kind: ChartKind
  /** What it is called, in the person's language. */
  readonly title: string
  /** What the categories are: `Floor`. */
  readonly by: string
  readonly categories: readonly ChartCategory[]
  readonly series: readonly ChartSeries[]
}

/** A figure in a chart, by the ids of its series and category. */
export interface ChartPoint {
  readonly series: string
  readonly category: string
  readonly value: number
}

/** Where a figure stands: its place among the series, and among the categories. */
export interface Place {
  readonly series: number
  readonly category: number
}

/** The figure at a place; undefined where there is none. */
export function pointAt({ categories, series }: ChartData, place: Place): ChartPoint | undefined {
  const line = series[place.series]
  const category = categories[place.category]
  const value = line?.values[place.category]
  if (!line || !category || value === null || value === undefined) return undefined
  return { series: line.id, category: category.id, value }
}

/** Whether there is nothing to draw. */
export const isBlank = ({ series }: ChartData): boolean =>
  series.every(({ values }) => values.every((value) => value === null))
