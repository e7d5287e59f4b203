import type { ChartConfiguration, ScaleOptions } from 'chart.js'
import { formatCompact, formatFigure, type FigureUnit } from '#src/kit/field/formatFigure.ts'
import type { ChartData, ChartSeries } from './ChartData.ts'
import { barOf, lineOf } from './datasets.ts'
import { barValues, endNames, hasEndNames, roomForNames } from './directLabels.ts'
import type { Look } from './Look.ts'
import { chartColors } from './palette.ts'

type Config = ChartConfiguration<'bar' | 'line'>

/**
 * Bars, lines or both over the categories. A series with another unit than the first has its own axis on the
 * right.
 */
export function cartesian(data: ChartData, look: Look): Config {
  const { categories, series, title } = data
  const colors = chartColors[look.appearance]
  const text = { color: colors.text, font: { family: look.font, size: 12 } }
  const units = [...new Map(series.map(({ unit = 'count' }) => [axisOf(unit), unit])).values()]
  const [first = 'count', second] = units
  const unitOf = (place: number): FigureUnit => series[place]?.unit ?? 'count'
  const hasLegend = (width: number): boolean => series.length > 1 && !hasEndNames(data, width)
  const scale = (unit: FigureUnit): ScaleOptions<'linear'> =>
    ({
      beginAtZero: true,
      border: { display: false },
      grid: { color: colors.line },
      ticks: {
        ...text,
        maxTicksLimit: 6,
        precision: unit === 'count' ? 0 : undefined,
        callback: (value: string | number) => formatCompact(Number(value), unit, look.locale, 1000),
      },
    }) as ScaleOptions<'linear'>
  return {
    type: 'bar',
    data: {
      labels: categories.map(({ label }) => label),
      datasets: series.map((one, place) => ({
        ...(isLine(data.kind, one) ? lineOf : barOf)(one, place, colors),
        yAxisID: axisOf(one.unit ?? 'count') === axisOf(first) ? 'y' : 'second',
      })),
    },
    options: {
      responsive: !look.isPicture,
      maintainAspectRatio: false,
      devicePixelRatio: look.isPicture ? 2 : window.devicePixelRatio,
      animation: look.isStill ? false : { duration: 180 },
      onResize: ({ options }, { width }) => {
        if (options.plugins?.legend) options.plugins.legend.display = hasLegend(width)
      },
      layout: {
        padding: ({ chart }) => (look.isPicture ? 24 : { top: 12, right: roomForNames(chart, data, look) }),
      },
      scales: {
        x: {
          grid: { display: false },
          border: { color: colors.line },
          ticks: { ...text, maxRotation: 0, autoSkipPadding: 12 },
        },
        y: scale(first),
        ...(second === undefined
          ? {}
          : { second: { ...scale(second), position: 'right', grid: { drawOnChartArea: false } } }),
      },
      plugins: {
        title: {
          ...text,
          display: look.isPicture,
          text: title,
          align: 'start',
          font: { ...text.font, size: 18, weight: 600 },
          padding: { bottom: 12 },
        },
        legend: {
          display: hasLegend(0),
          align: 'start',
          onClick: () => undefined,
          labels: { ...text, usePointStyle: true, boxWidth: 12, boxHeight: 10, padding: 14 },
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
          callbacks: {
            label: ({ datasetIndex, dataset, raw }) =>
              ` ${dataset.label ?? ''}: ${formatFigure(raw, unitOf(datasetIndex), look.locale)}`,
          },
        },
      },
    },
    plugins: [barValues(data, look), endNames(data, look)],
  }
}

const isLine = (kind: ChartData['kind'], { as }: ChartSeries): boolean =>
  kind === 'lines' || (kind === 'combination' && as === 'line')

/** The id of an axis, which is the same for units that share it. */
const axisOf = (unit: FigureUnit): string => (typeof unit === 'object' ? unit.currency : unit)
