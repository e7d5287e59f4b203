import { formatCompact, formatFigure } from '#src/kit/value/field/formatFigure.ts'
import type { ChartData } from './ChartData.ts'
import { strokeOf } from './datasets.ts'
import { frameOf, type Config } from './frame.ts'
import type { Look } from './Look.ts'

/** An axis for each category around a centre, on which each series is a closed line. */
export function radar(data: ChartData, look: Look): Config {
  const { colors, text, options, title, tooltip } = frameOf(data, look)
  const { categories, series } = data
  const unit = series[0]?.unit ?? 'count'
  return {
    type: 'radar',
    data: {
      labels: categories.map(({ label }) => label),
      datasets: series.map((one, place) => strokeOf(one, place, colors)),
    },
    options: {
      ...options,
      layout: { padding: look.isPicture ? 24 : 8 },
      scales: {
        r: {
          beginAtZero: true,
          grid: { color: colors.line },
          angleLines: { color: colors.line },
          pointLabels: text,
          ticks: {
            ...text,
            backdropColor: colors.ground,
            maxTicksLimit: 5,
            callback: (value) => formatCompact(Number(value), unit, look.locale, 1000),
          },
        },
      },
      plugins: {
        title,
        legend: {
          display: series.length > 1,
          align: 'start',
          onClick: () => undefined,
          labels: { ...text, usePointStyle: true, boxWidth: 12, boxHeight: 10, padding: 14 },
        },
        tooltip: {
          ...tooltip,
          callbacks: {
            label: ({ datasetIndex, dataset, raw }) =>
              ` ${dataset.label ?? ''}: ${formatFigure(raw, series[datasetIndex]?.unit ?? 'count', look.locale)}`,
          },
        },
      },
    },
  }
}
