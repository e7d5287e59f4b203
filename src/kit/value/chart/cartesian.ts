import { formatFigure, type FigureUnit } from '#src/kit/value/field/formatFigure.ts'
import type { ChartData, ChartSeries } from './ChartData.ts'
import { barOf, lineOf } from './datasets.ts'
import { barValues, endNames, hasEndNames, roomForNames } from './directLabels.ts'
import { frameOf, scaleOf, type Config } from './frame.ts'
import type { Look } from './Look.ts'

/**
 * Bars, lines or both over the categories. A series with another unit than the first has its own axis on the
 * right.
 */
export function cartesian(data: ChartData, look: Look): Config {
  const { categories, series } = data
  const { colors, text, options, title, tooltip } = frameOf(data, look)
  const units = [...new Map(series.map(({ unit = 'count' }) => [axisOf(unit), unit])).values()]
  const [first = 'count', second] = units
  const unitOf = (place: number): FigureUnit => series[place]?.unit ?? 'count'
  const hasLegend = (width: number): boolean => series.length > 1 && !hasEndNames(data, width)
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
      ...options,
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
          // Names are turned before any is left out; months and years can be told from their neighbours.
          ticks: {
            ...text,
            ...(areTimes(data) ? { maxRotation: 0, autoSkipPadding: 12 } : { maxRotation: 60 }),
          },
        },
        y: scaleOf(first, look),
        ...(second === undefined
          ? {}
          : { second: { ...scaleOf(second, look), position: 'right', grid: { drawOnChartArea: false } } }),
      },
      plugins: {
        title,
        legend: {
          display: hasLegend(0),
          align: 'start',
          onClick: () => undefined,
          labels: { ...text, usePointStyle: true, boxWidth: 12, boxHeight: 10, padding: 14 },
        },
        tooltip: {
          ...tooltip,
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

/** Whether the categories are months or years, perhaps with a rest such as “later”, and not names. */
const areTimes = ({ categories }: ChartData): boolean => categories.some(({ label }) => /^\d{4}/.test(label))
