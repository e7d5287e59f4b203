import type { Chart, Plugin } from 'chart.js'
import { formatCompact, type FigureUnit } from '#src/kit/value/field/formatFigure.ts'
import type { ChartData } from './ChartData.ts'
import type { Look } from './Look.ts'
import { chartColors, colorOf, inkOn } from './palette.ts'

/**
 * Writes the values of a series into its parts of the bars, or above the bars if there is nothing else. A
 * series whose values do not all fit has none: gaps would look like missing figures. The unit is on the axis.
 */
export const barValues = ({ series }: ChartData, look: Look): Plugin => ({
  id: 'barValues',
  afterDatasetsDraw: (chart) => {
    const { ctx } = chart
    const colors = chartColors[look.appearance]
    const drawn = chart.getSortedVisibleDatasetMetas()
    const bars = drawn.filter(({ type }) => type === 'bar')
    const isAbove = drawn.length === 1
    ctx.save()
    ctx.font = `12px ${look.font}`
    ctx.textAlign = 'center'
    ctx.textBaseline = 'middle'
    for (const { index: place, data } of bars) {
      const one = series[place]
      const fill = colorOf(colors, place, one?.color)
      const labels = data.flatMap((bar, category) => {
        const value = one?.values[category]
        const box = bar.getProps(['x', 'y', 'width', 'height'], true) as Box
        if (!value || (!isAbove && box.height < 18)) return []
        const text = valueText(value, one?.unit, look.locale)
        return [{ ...box, text, room: ctx.measureText(text).width + 8 }]
      })
      if (labels.some(({ room, width }) => room > width + (isAbove ? 12 : 0))) continue
      for (const { x, y, height, text, room } of labels) {
        if (isAbove) {
          ctx.fillStyle = colors.text
          ctx.fillText(text, x, y - 9)
        } else {
          ctx.fillStyle = fill
          ctx.fillRect(x - room / 2, y + height / 2 - 8, room, 16)
          ctx.fillStyle = inkOn(fill)
          ctx.fillText(text, x, y + height / 2)
        }
      }
    }
    ctx.restore()
  },
})

function valueText(value: number, unit: FigureUnit | undefined, locale: string): string {
  if (unit === 'ratio') return formatCompact(value, unit, locale)
  return formatCompact(Math.abs(value) < 1000 ? value : Math.round(value), 'count', locale, 100_000)
}

/** A bar as Chart.js describes it: `y` is its top. */
type Box = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>

/** Writes the name of each line at its end, instead of a legend. */
export const endNames = (data: ChartData, look: Look): Plugin => ({
  id: 'endNames',
  afterDatasetsDraw: (chart) => {
    const { ctx, chartArea, width } = chart
    if (look.isPicture || !hasEndNames(data, width)) return
    const colors = chartColors[look.appearance]
    const ends = chart
      .getSortedVisibleDatasetMetas()
      .flatMap(({ index, data: points }) => {
        const last = data.series[index]?.values.findLastIndex((value) => value !== null) ?? -1
        const y = points[last]?.y
        return y === undefined ? [] : [{ index, y }]
      })
      .toSorted((a, b) => a.y - b.y)
    ctx.save()
    ctx.font = nameFont(look)
    ctx.textBaseline = 'middle'
    let lowest = Number.NEGATIVE_INFINITY
    for (const { index, y } of ends) {
      lowest = Math.max(y, lowest + lineHeight)
      ctx.fillStyle = colors.strong
      ctx.fillText(data.series[index]?.label ?? '', chartArea.right + 10, lowest)
    }
    ctx.restore()
  },
})

/** The space on the right for the names of lines, in pixels. */
export function roomForNames(
  { ctx, width }: Pick<Chart, 'ctx' | 'width'>,
  data: ChartData,
  look: Look,
): number {
  if (!hasEndNames(data, width)) return 8
  ctx.save()
  ctx.font = nameFont(look)
  const widths = data.series.map(({ label }) => ctx.measureText(label).width)
  ctx.restore()
  return Math.max(...widths) + 14
}

/** Whether lines have their names at their ends: not if the names would take too much width or overlap. */
export const hasEndNames = ({ kind, series }: ChartData, width: number): boolean =>
  kind === 'lines' && series.length > 1 && series.length <= 6 && width > 560

const nameFont = ({ font }: Look): string => `12px ${font}`
const lineHeight = 15
