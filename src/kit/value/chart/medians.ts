import type { Plugin } from 'chart.js'
import { formatCompact, formatFigure } from '#src/kit/value/field/formatFigure.ts'
import type { ChartData } from './ChartData.ts'
import { chartColors } from './palette.ts'
import type { Look } from './Look.ts'

/** The median of figures. Missing ones are left out; without any figure it is null. */
export function medianOf(values: readonly (number | null)[]): number | null {
  const sorted = values.filter((value) => value !== null).toSorted((a, b) => a - b)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

/** The medians of a chart that shows them, for screen readers: `Median OCR: 12.50%`. */
export const medianTexts = ({ medians, series }: ChartData, locale: string): readonly string[] =>
  medians === undefined
    ? []
    : series.flatMap(({ label, unit = 'count', values }) => {
        const median = medianOf(values)
        return median === null ? [] : [`${medians} ${label}: ${formatFigure(median, unit, locale)}`]
      })

/** Draws a line across a scatter at the median of each series, and its name and figure at the edge. */
export const medianLines = ({ medians = '', series: [across, up] }: ChartData, look: Look): Plugin => ({
  id: 'medianLines',
  afterDatasetsDraw: ({ ctx, chartArea: { left, right, top, bottom }, scales }) => {
    const [x, y] = [medianOf(across?.values ?? []), medianOf(up?.values ?? [])]
    const colors = chartColors[look.appearance]
    ctx.save()
    ctx.font = `12px ${look.font}`
    ctx.fillStyle = colors.text
    ctx.strokeStyle = colors.text
    ctx.setLineDash([4, 4])
    ctx.beginPath()
    if (x !== null && scales['x']) {
      const at = scales['x'].getPixelForValue(x)
      ctx.moveTo(at, top)
      ctx.lineTo(at, bottom)
      ctx.textAlign = at > (left + right) / 2 ? 'right' : 'left'
      const beside = ctx.textAlign === 'left' ? 6 : -6
      ctx.fillText(
        `${medians} ${formatCompact(x, across?.unit ?? 'count', look.locale)}`,
        at + beside,
        top + 12,
      )
    }
    if (y !== null && scales['y']) {
      const at = scales['y'].getPixelForValue(y)
      ctx.moveTo(left, at)
      ctx.lineTo(right, at)
      ctx.textAlign = 'right'
      ctx.fillText(`${medians} ${formatCompact(y, up?.unit ?? 'count', look.locale)}`, right - 4, at - 6)
    }
    ctx.stroke()
    ctx.restore()
  },
})
