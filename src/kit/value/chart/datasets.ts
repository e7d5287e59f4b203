import type { ChartDataset } from 'chart.js'
import type { ChartSeries } from './ChartData.ts'
import { colorOf, type ChartColors } from './palette.ts'
import { dashes, markers, texture } from './textures.ts'

type Dataset = ChartDataset<'bar' | 'line'>

/** A series as stacked bars. */
export function barOf({ label, values, color }: ChartSeries, place: number, colors: ChartColors): Dataset {
  return {
    type: 'bar',
    label,
    data: [...values],
    stack: 'bars',
    order: 1,
    backgroundColor: texture(place, colorOf(colors, place, color), colors.ground),
    borderColor: colors.ground,
    borderWidth: 1,
    borderSkipped: false,
    hoverBorderColor: colors.strong,
    hoverBorderWidth: 2,
    maxBarThickness: 56,
    ...squareInLegend,
  }
}

/** A series as a line, in front of the bars. */
export const lineOf = (series: ChartSeries, place: number, colors: ChartColors): Dataset => ({
  type: 'line',
  order: 0,
  ...strokeOf(series, place, colors),
})

/** A line with markers, whatever it is drawn on. */
export function strokeOf({ label, values, color }: ChartSeries, place: number, colors: ChartColors) {
  const stroke = colorOf(colors, place, color)
  return {
    label,
    data: [...values],
    borderColor: stroke,
    backgroundColor: stroke,
    borderWidth: 2,
    borderDash: [...(dashes[place % dashes.length] ?? [])],
    pointStyle: markers[place % markers.length] ?? 'circle',
    pointRadius: 4,
    pointHoverRadius: 7,
    pointBorderWidth: 2,
    pointHoverBorderColor: colors.strong,
    pointHoverBorderWidth: 2,
  }
}

// The library also reads this for bars, although its types do not say so.
const squareInLegend = { pointStyle: 'rect' }
