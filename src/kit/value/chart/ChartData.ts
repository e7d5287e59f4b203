import type { FigureUnit } from '#src/kit/value/field/formatFigure.ts'
import type { StatusColor } from '#contract/nounScreens.ts'

/**
 * How a chart draws its figures. `bars` are stacked. A `ranking` has a bar for each category, one below the other, of one series. A `waterfall` leads from a total over changes to a total. A
 * `radar` has an axis for each category, and a closed line for each series. A
 * `scatter` has a point for each category, at its figures of two series. A `treeMap` has a tile for each category, as
 * large as its figure of the first series and tinted by its change in the second. To add a kind, extend `builders` in
 * draw.ts; table, keys and summary are the same for all kinds.
 */
export type ChartKind =
  | 'bars'
  | 'lines'
  | 'combination'
  | 'waterfall'
  | 'radar'
  | 'ranking'
  | 'scatter'
  | 'treeMap'

/** A category of the axis: a month, a floor. */
export interface ChartCategory {
  readonly id: string
  readonly label: string
  /** In a waterfall: its figure is a total, not a change. */
  readonly isTotal?: true
}

/** A series of figures, drawn in one colour. */
export interface ChartSeries {
  readonly id: string
  readonly label: string
  /** A figure for each category, in their order; null if there is none. */
  readonly values: readonly (number | null)[]
  /**
   * The unit; `count` by default. A series with another unit than the first has its own axis on the right.
   */
  readonly unit?: FigureUnit
  /** The colour of a status, so that it is the same everywhere; by default a colour of the palette. */
  readonly color?: StatusColor | undefined
  /** In a combination: bars, or `line`. */
  readonly as?: 'line'
}

/** What a chart shows. */
export interface ChartData {
  readonly kind: ChartKind
  /** Its title, in the user's language. */
  readonly title: string
  /** The name of the categories: `Floor`. */
  readonly by: string
  readonly categories: readonly ChartCategory[]
  readonly series: readonly ChartSeries[]
  /** In a scatter: lines at the medians of both series, and the word for them. */
  readonly medians?: string
}

/** A figure of a chart, by the ids of its series and category. */
export interface ChartPoint {
  readonly series: string
  readonly category: string
  readonly value: number
}

/** The position of a figure: the index of its series and of its category. */
export interface Place {
  readonly series: number
  readonly category: number
}

/** The figure at a position; undefined if there is none. */
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
