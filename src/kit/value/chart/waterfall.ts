import type { Plugin } from 'chart.js'
import { formatCompact } from '#src/kit/value/field/formatFigure.ts'
import type { ChartData } from './ChartData.ts'
import { frameOf, linesOf, scaleOf, type Config } from './frame.ts'
import type { Look } from './Look.ts'
import { texture } from './textures.ts'

/** From a first total over changes to a last total. The axis begins below the changes, which would be hard to see. */
export function waterfall(data: ChartData, look: Look): Config {
  const { colors, text, options, title, tooltip } = frameOf(data, look)
  const spans = spansOf(data)
  const unit = data.series[0]?.unit ?? 'count'
  const edges = spans.flatMap(({ isTotal, from, to }) => (isTotal ? [to] : [from, to]))
  const [low, high] = [Math.min(...edges), Math.max(...edges)]
  const axis = scaleOf(unit, look)
  const floor = low > 0 ? Math.max(0, low - (high - low || low) * 0.5) : low
  const fills = {
    total: texture(0, colors.series[0] ?? colors.text, colors.ground),
    up: texture(1, colors.status.green, colors.ground),
    down: texture(3, colors.status.red, colors.ground),
  }
  return {
    type: 'bar',
    data: {
      labels: data.categories.map(({ label }) => label),
      datasets: [
        {
          data: spans.map(({ from, to, isTotal }) => [isTotal ? floor : from, to]),
          backgroundColor: spans.map(({ from, to, isTotal }) =>
            isTotal ? fills.total : to >= from ? fills.up : fills.down,
          ),
          borderSkipped: false,
          hoverBorderColor: colors.strong,
          hoverBorderWidth: 2,
          maxBarThickness: 56,
          minBarLength: 1,
        },
      ],
    },
    options: {
      ...options,
      layout: { padding: look.isPicture ? 24 : { top: 18, right: 8 } },
      scales: {
        x: { grid: { display: false }, border: { color: colors.line }, ticks: { ...text, maxRotation: 40 } },
        // Its lowest line is where it happens to begin, and no round figure.
        y: { ...axis, beginAtZero: false, min: floor, ticks: { ...axis.ticks, includeBounds: floor === 0 } },
      },
      plugins: {
        title,
        legend: { display: false },
        tooltip: {
          ...tooltip,
          displayColors: false,
          callbacks: { label: ({ dataIndex }) => linesOf(data, dataIndex, look.locale) },
        },
      },
    },
    plugins: [stepLabels(data, look)],
  }
}

interface Span {
  readonly from: number
  readonly to: number
  readonly isTotal: boolean
}

/** Where the bar of each category begins and ends. */
function spansOf({ categories, series }: ChartData): readonly Span[] {
  let level = 0
  return categories.map(({ isTotal = false }, place) => {
    const value = series[0]?.values[place] ?? 0
    const from = isTotal ? 0 : level
    level = from + value
    return { from, to: level, isTotal }
  })
}

/** Writes each change above its bar, with its sign. */
const stepLabels = ({ categories, series }: ChartData, look: Look): Plugin => ({
  id: 'stepLabels',
  afterDatasetsDraw: (chart) => {
    const { ctx } = chart
    const { colors } = frameOf({ kind: 'waterfall', title: '', by: '', categories, series }, look)
    ctx.save()
    ctx.font = `12px ${look.font}`
    ctx.textAlign = 'center'
    ctx.fillStyle = colors.text
    for (const [place, bar] of (chart.getDatasetMeta(0).data ?? []).entries()) {
      const value = series[0]?.values[place]
      const { x, y, base, width } = bar.getProps(['x', 'y', 'base', 'width'], true) as Bar
      if (value === null || value === undefined) continue
      const sign = !categories[place]?.isTotal && value > 0 ? '+' : ''
      const label = sign + formatCompact(value, series[0]?.unit ?? 'count', look.locale)
      if (ctx.measureText(label).width <= width + 16) ctx.fillText(label, x, Math.min(y, base) - 6)
    }
    ctx.restore()
  },
})

/** A bar as the library describes it. */
type Bar = Readonly<Record<'x' | 'y' | 'base' | 'width', number>>
