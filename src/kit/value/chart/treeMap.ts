import type { Chart, Plugin } from 'chart.js'
import { formatCompact } from '#src/kit/value/field/formatFigure.ts'
import type { ChartData } from './ChartData.ts'
import { brokenInto } from './brokenInto.ts'
import { frameOf, linesOf, type Config } from './frame.ts'
import type { Look } from './Look.ts'
import { chartColors, inkOn, type ChartColors } from './palette.ts'
import type { Tile } from './squarify.ts'

/**
 * A tile for each category: its size is the figure of the first series. A second series is a change that tints the
 * tile, green for a rise and red for a fall; the change is written on the tile too.
 */
export function treeMap(data: ChartData, look: Look): Config {
  const { options, title, tooltip } = frameOf(data, look)
  return {
    type: 'tiles',
    data: {
      labels: data.categories.map(({ label }) => label),
      datasets: [
        { data: data.categories.map((_, place) => Math.max(0, data.series[0]?.values[place] ?? 0)) },
      ],
    },
    options: {
      ...options,
      layout: { padding: look.isPicture ? 24 : { top: 8 } },
      plugins: {
        title,
        legend: { display: false },
        tooltip: {
          ...tooltip,
          displayColors: false,
          callbacks: {
            title: ([tile]) => data.categories[tile?.dataIndex ?? -1]?.label ?? '',
            label: ({ dataIndex }) => linesOf(data, dataIndex, look.locale),
          },
        },
      },
    },
    plugins: [drawnTiles(data, look)],
  }
}

const drawnTiles = (data: ChartData, look: Look): Plugin => ({
  id: 'tiles',
  afterDatasetsDraw: (chart) => {
    const colors = chartColors[look.appearance]
    const active = chart.getActiveElements().map(({ index }) => index)
    const { ctx } = chart
    ctx.save()
    ctx.textBaseline = 'top'
    for (const [place, element] of chart.getDatasetMeta(0).data.entries()) {
      const tile = element.getProps(['x', 'y', 'width', 'height'], true) as Tile
      if (tile.width < 1 || tile.height < 1) continue
      const fill = colorFor(data.series[1]?.values[place], colors, data.series.length > 1)
      ctx.fillStyle = fill
      ctx.fillRect(tile.x, tile.y, tile.width - 1, tile.height - 1)
      if (active.includes(place)) {
        ctx.strokeStyle = colors.strong
        ctx.lineWidth = 2
        ctx.strokeRect(tile.x + 1, tile.y + 1, tile.width - 3, tile.height - 3)
      }
      ctx.fillStyle = inkOn(fill)
      write(chart, tile, textsOf(data, place, look), look)
    }
    ctx.restore()
  },
})

function textsOf(
  { categories, series }: ChartData,
  place: number,
  { locale }: Look,
): [name: string, figures: string] {
  const [size, change] = series
  const share = change?.values[place]
  const value = formatCompact(size?.values[place], size?.unit ?? 'count', locale)
  const sign = typeof share === 'number' && share > 0 ? '+' : ''
  return [
    categories[place]?.label ?? '',
    change && typeof share === 'number'
      ? `${value}  ${sign}${formatCompact(share, change.unit ?? 'count', locale)}`
      : value,
  ]
}

/** Writes the name in bold, in as many lines as it takes, and the figures below it. What does not fit is left out. */
function write({ ctx }: Chart, tile: Tile, [name, figures]: [string, string], { font }: Look): void {
  const room = tile.width - 8
  const line = (at: number) => 5 + at * 15
  const most = Math.floor((tile.height - 5) / 15)
  ctx.font = `600 12px ${font}`
  const lines = brokenInto(name, (text) => ctx.measureText(text).width <= room).slice(0, most)
  for (const [at, text] of lines.entries()) ctx.fillText(text, tile.x + 4, tile.y + line(at))
  ctx.font = `12px ${font}`
  if (lines.length > 0 && lines.length < most && ctx.measureText(figures).width <= room)
    ctx.fillText(figures, tile.x + 4, tile.y + line(lines.length))
}

/** From the background to green or red, fully at a change of 30 %. */
function colorFor(change: number | null | undefined, colors: ChartColors, hasChanges: boolean): string {
  if (!hasChanges) return colors.series[0] ?? colors.text
  if (change === null || change === undefined) return colors.line
  const strength = 0.2 + 0.8 * Math.min(1, Math.abs(change) / 0.3)
  return mixed(colors.ground, change >= 0 ? colors.status.green : colors.status.red, strength)
}

const mixed = (from: string, to: string, strength: number): string =>
  `#${[1, 3, 5]
    .map((at) => {
      const [a, b] = [from, to].map((color) => Number.parseInt(color.slice(at, at + 2), 16))
      return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * strength)
        .toString(16)
        .padStart(2, '0')
    })
    .join('')}`
