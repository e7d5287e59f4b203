import type { Plugin } from 'chart.js'
import { formatCompact } from '#src/kit/value/field/formatFigure.ts'
import type { ChartData } from './ChartData.ts'
import { barOf } from './datasets.ts'
import { frameOf, linesOf, scaleOf, type Config } from './frame.ts'
import type { Look } from './Look.ts'

/** The largest part of the width that names take. */
const mostForNames = 0.34

/** A bar for each category, one below the other, so that each has its name however narrow the screen is. */
export function ranking(data: ChartData, look: Look): Config {
  const { colors, text, options, title, tooltip } = frameOf(data, look)
  const [first] = data.series
  if (!first) throw new Error('A ranking needs a series.')
  const axis = scaleOf(first.unit ?? 'count', look)
  const font = `12px ${look.font}`
  return {
    type: 'bar',
    data: { labels: data.categories.map(({ label }) => label), datasets: [barOf(first, 0, colors)] },
    options: {
      ...options,
      indexAxis: 'y',
      layout: { padding: look.isPicture ? { top: 24, right: 90, bottom: 24, left: 24 } : { right: 70 } },
      scales: {
        x: { ...axis, ticks: { ...axis.ticks, maxRotation: 0, autoSkipPadding: 12 } },
        y: {
          grid: { display: false },
          border: { color: colors.line },
          ticks: {
            ...text,
            autoSkip: false,
            callback(value) {
              const { ctx, width } = this.chart
              ctx.font = font
              const isFitting = (name: string) => ctx.measureText(name).width <= width * mostForNames
              return cut(this.getLabelForValue(Number(value)), isFitting)
            },
          },
        },
      },
      plugins: {
        title,
        legend: { display: false },
        tooltip: {
          ...tooltip,
          callbacks: { label: ({ dataIndex }) => linesOf(data, dataIndex, look.locale) },
        },
      },
    },
    plugins: [values(data, look)],
  }
}

/** A text, shortened until it fits. */
function cut(text: string, isFitting: (text: string) => boolean): string {
  const letters = [...text]
  let shown = text
  while (letters.length > 1 && !isFitting(shown)) {
    letters.pop()
    shown = `${letters.join('').trimEnd()}…`
  }
  return shown
}

/** Writes each value at the end of its bar. */
const values = (data: ChartData, look: Look): Plugin => ({
  id: 'rankingValues',
  afterDatasetsDraw: (chart) => {
    const { ctx } = chart
    const { colors } = frameOf(data, look)
    const [first] = data.series
    ctx.save()
    ctx.font = `12px ${look.font}`
    ctx.textAlign = 'left'
    ctx.textBaseline = 'middle'
    ctx.fillStyle = colors.text
    for (const [place, bar] of chart.getDatasetMeta(0).data.entries()) {
      const value = first?.values[place]
      if (value === null || value === undefined) continue
      const { x, y } = bar.getProps(['x', 'y'], true)
      ctx.fillText(formatCompact(value, first?.unit ?? 'count', look.locale), x + 6, y)
    }
    ctx.restore()
  },
})
