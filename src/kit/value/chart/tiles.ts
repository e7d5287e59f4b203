import {
  DatasetController,
  Element,
  type ControllerDatasetOptions,
  type CoreChartOptions,
  type UpdateMode,
} from 'chart.js'
import { squarify, type Tile } from './squarify.ts'

declare module 'chart.js' {
  interface ChartTypeRegistry {
    tiles: {
      chartOptions: CoreChartOptions<'tiles'>
      datasetOptions: ControllerDatasetOptions
      defaultDataPoint: number
      metaExtensions: Record<never, never>
      parsedDataType: number
      scales: never
    }
  }
}

/** A tile, which the pointer can be over. What it looks like is drawn by treeMap.ts. */
export class TileElement extends Element<Tile> {
  static readonly id = 'tile'

  draw(): void {
    // All tiles are drawn at once, when every place is known.
  }

  inRange(x: number, y: number): boolean {
    return this.inXRange(x) && this.inYRange(y)
  }

  inXRange(x: number): boolean {
    return x >= this.x && x <= this.x + this.width
  }

  inYRange(y: number): boolean {
    return y >= this.y && y <= this.y + this.height
  }

  getCenterPoint() {
    return { x: this.x + this.width / 2, y: this.y + this.height / 2 }
  }

  override tooltipPosition() {
    return this.getCenterPoint()
  }

  declare readonly width: number
  declare readonly height: number
}

/** Teaches the library charts of the type `tiles`, which have no axes: the data are the sizes of the tiles. */
export class TilesController extends DatasetController<'tiles'> {
  static readonly id = 'tiles'
  static readonly defaults = { dataElementType: 'tile', animations: {} }

  override linkScales(): void {
    // There are none.
  }

  override parse(start: number, count: number): void {
    const { data } = this.getDataset()
    for (let at = start; at < start + count; at++) this.getMeta()._parsed[at] = Number(data[at] ?? 0)
  }

  override update(mode: UpdateMode): void {
    const { left: x, top: y, width, height } = this.chart.chartArea
    const { data } = this.getMeta()
    const sizes = data.map((_, at) => this.getParsed(at))
    const tiles = squarify(sizes, { x, y, width, height })
    for (const [at, element] of data.entries()) this.updateElement(element, at, { ...tiles[at] }, mode)
  }
}
