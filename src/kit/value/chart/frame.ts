import type { ChartConfiguration, ScaleOptions } from 'chart.js'
import { formatCompact, formatFigure, type FigureUnit } from '#src/kit/value/field/formatFigure.ts'
import type { ChartData } from './ChartData.ts'
import type { Look } from './Look.ts'
import { chartColors } from './palette.ts'

/** A chart as the library takes it. */
export type Config = ChartConfiguration

/** What all kinds of charts have in common: size, motion, title and the look of texts and tooltips. */
export function frameOf({ title }: ChartData, look: Look) {
  const colors = chartColors[look.appearance]
  const text = { color: colors.text, font: { family: look.font, size: 12 } }
  return {
    colors,
    text,
    options: {
      responsive: !look.isPicture,
      maintainAspectRatio: false,
      devicePixelRatio: look.isPicture ? 2 : window.devicePixelRatio,
      animation: look.isStill ? (false as const) : { duration: 180 },
    },
    title: {
      ...text,
      display: look.isPicture,
      text: title,
      align: 'start',
      font: { ...text.font, size: 18, weight: 600 },
      padding: { bottom: 12 },
    },
    tooltip: {
      backgroundColor: colors.tooltip,
      titleColor: colors.onTooltip,
      bodyColor: colors.onTooltip,
      titleFont: { family: look.font },
      bodyFont: { family: look.font },
      padding: 10,
      cornerRadius: 6,
      usePointStyle: true,
    },
  } as const
}

/** An axis of figures in a unit. */
export function scaleOf(unit: FigureUnit, look: Look): ScaleOptions<'linear'> {
  const { color, font, line } = { ...lookOf(look) }
  return {
    beginAtZero: true,
    border: { display: false },
    grid: { color: line },
    ticks: {
      color,
      font,
      maxTicksLimit: 6,
      precision: unit === 'count' ? 0 : undefined,
      callback: (value: string | number, _: number, ticks: readonly { value: number }[]) => {
        const short = ticks.map((tick) => formatCompact(tick.value, unit, look.locale, 1000))
        // Between 3.41 and 3.49 million all would read 3.4M or 3.5M.
        const isClear = new Set(short).size === short.length
        return isClear
          ? formatCompact(Number(value), unit, look.locale, 1000)
          : formatFigure(Number(value), unit, look.locale)
      },
    },
  } as ScaleOptions<'linear'>
}

const lookOf = ({ appearance, font }: Look) => ({
  color: chartColors[appearance].text,
  line: chartColors[appearance].line,
  font: { family: font, size: 12 },
})

/** The lines of a tooltip about a category: each series with its figure. */
export const linesOf = ({ series }: ChartData, category: number, locale: string): string[] =>
  series.map(
    ({ label, values, unit = 'count' }) => ` ${label}: ${formatFigure(values[category], unit, locale)}`,
  )
