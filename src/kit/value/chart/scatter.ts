import type { ChartData, ChartSeries } from './ChartData.ts'
import { frameOf, linesOf, scaleOf, type Config } from './frame.ts'
import type { Look } from './Look.ts'
import { medianLines } from './medians.ts'

/** A point for each category, at its figures of the first and the second series. */
export function scatter(data: ChartData, look: Look): Config {
  const { colors, text, options, title, tooltip } = frameOf(data, look)
  const { categories, series } = data
  const [across, up] = series
  const axis = (one: ChartSeries | undefined) => ({
    ...scaleOf(one?.unit ?? 'count', look),
    title: { ...text, display: true, text: one?.label ?? '' },
  })
  const color = colors.series[0] ?? colors.text
  return {
    type: 'scatter',
    data: {
      labels: categories.map(({ label }) => label),
      datasets: [
        {
          // What is unknown has no place. The library leaves it out.
          data: categories.map((_, place) => ({
            x: across?.values[place] ?? Number.NaN,
            y: up?.values[place] ?? Number.NaN,
          })),
          backgroundColor: `${color}99`,
          borderColor: color,
          pointRadius: 5,
          pointHoverRadius: 8,
          pointHoverBorderColor: colors.strong,
          pointHoverBorderWidth: 2,
        },
      ],
    },
    options: {
      ...options,
      layout: { padding: look.isPicture ? 24 : { top: 12, right: 12 } },
      scales: { x: axis(across), y: axis(up) },
      plugins: {
        title,
        legend: { display: false },
        tooltip: {
          ...tooltip,
          displayColors: false,
          callbacks: {
            title: ([point]) => categories[point?.dataIndex ?? -1]?.label ?? '',
            label: ({ dataIndex }) => linesOf(data, dataIndex, look.locale),
          },
        },
      },
    },
    plugins: data.medians === undefined ? [] : [medianLines(data, look)],
  }
}
