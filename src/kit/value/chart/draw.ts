import {
  BarController,
  BarElement,
  CategoryScale,
  Chart as Drawing,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  RadarController,
  RadialLinearScale,
  ScatterController,
  Title,
  Tooltip,
  type Plugin,
} from 'chart.js'
import type { ChartData, ChartKind, Place } from './ChartData.ts'
import { cartesian } from './cartesian.ts'
import type { Config } from './frame.ts'
import type { Look } from './Look.ts'
import { chartColors } from './palette.ts'
import { radar } from './radar.ts'
import { ranking } from './ranking.ts'
import { scatter } from './scatter.ts'
import { TileElement, TilesController } from './tiles.ts'
import { treeMap } from './treeMap.ts'
import { waterfall } from './waterfall.ts'

// All code of the library that the console loads, in a separate chunk: only useDrawing.ts imports this file.
Drawing.register(BarController, BarElement, LineController, LineElement, PointElement)
Drawing.register(CategoryScale, LinearScale, Legend, Title, Tooltip)
Drawing.register(RadarController, RadialLinearScale, ScatterController, TilesController, TileElement)

/** To add a kind of chart, add an entry here, and register the parts that it draws with above. */
const builders: Readonly<Record<ChartKind, (data: ChartData, look: Look) => Config>> = {
  bars: cartesian,
  lines: cartesian,
  combination: cartesian,
  waterfall,
  radar,
  ranking,
  scatter,
  treeMap,
}

/** A chart on a canvas. */
export interface DrawnChart {
  /** Highlights the figure at a position and shows its tooltip; null highlights none. */
  readonly mark: (place: Place | null) => void
  /** The figure under the pointer, or null. */
  readonly placeAt: (event: Event) => Place | null
  /** Stops following the size of the surrounding element. */
  readonly destroy: () => void
}

/** Draws a chart, as large as the element around the canvas. */
export function draw(canvas: HTMLCanvasElement, data: ChartData, look: Look): DrawnChart {
  const drawing = new Drawing(canvas, builders[data.kind](data, look))
  // Their series are the sides of one point.
  const hasPoints = data.kind === 'scatter' || data.kind === 'treeMap'
  return {
    mark: (place) => {
      const active = place ? [{ datasetIndex: hasPoints ? 0 : place.series, index: place.category }] : []
      drawing.setActiveElements(active)
      drawing.tooltip?.setActiveElements(active, { x: 0, y: 0 })
      drawing.update('none')
    },
    placeAt: (event) => {
      const [found] = drawing.getElementsAtEventForMode(event, 'nearest', { intersect: true }, false)
      return found ? { series: found.datasetIndex, category: found.index } : null
    },
    destroy: () => drawing.destroy(),
  }
}

/**
 * Returns the chart as a PNG in a data URL: with its title, in light colours and larger than on most screens,
 * for use in reports.
 */
export function pictureOf(data: ChartData, { locale, font }: Pick<Look, 'locale' | 'font'>): string {
  const canvas = document.createElement('canvas')
  ;[canvas.width, canvas.height] = [1000, 560]
  const look: Look = { appearance: 'light', locale, font, isStill: true, isPicture: true }
  const { plugins = [], ...config } = builders[data.kind](data, look)
  const drawing = new Drawing(canvas, { ...config, plugins: [...plugins, groundOf(look)] })
  const picture = drawing.toBase64Image()
  drawing.destroy()
  return picture
}

/** Fills the canvas, which would otherwise be transparent. */
const groundOf = ({ appearance }: Look): Plugin => ({
  id: 'ground',
  beforeDraw: ({ ctx, width, height }) => {
    ctx.save()
    ctx.fillStyle = chartColors[appearance].ground
    ctx.fillRect(0, 0, width, height)
    ctx.restore()
  },
})
