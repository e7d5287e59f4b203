/** Strokes on a tile of 8 by 8 pixels, as SVG path data; the first fills are plain. */
const strokes = [
  '',
  'M-2 10L10 -2M-2 2L2 -2M6 10L10 6',
  'M2 2h0.01M6 6h0.01',
  'M-2 -2L10 10M-2 6L2 10M6 -2L10 2',
  'M0 4h8',
  'M4 0v8',
  'M0 4h8M4 0v8',
]

/** The dash pattern of each series' line; the first is solid. */
export const dashes: readonly (readonly number[])[] = [
  [],
  [6, 4],
  [2, 3],
  [10, 4, 2, 4],
  [12, 4],
  [4, 2],
  [1, 4],
]

/** The marker of each series' points. */
export const markers = ['circle', 'rect', 'triangle', 'rectRot', 'crossRot', 'star', 'cross'] as const

/**
 * A coloured fill with a texture in the background's colour, so that bars can be told apart without colour.
 */
export function texture(place: number, color: string, ground: string): CanvasPattern | string {
  const path = strokes[place % strokes.length]
  const tile = document.createElement('canvas')
  tile.width = tile.height = 8
  const context = tile.getContext('2d')
  if (!path || !context) return color
  context.fillStyle = color
  context.fillRect(0, 0, 8, 8)
  context.strokeStyle = ground
  context.globalAlpha = 0.65
  context.lineWidth = 1.5
  context.lineCap = 'round'
  context.stroke(new Path2D(path))
  return context.createPattern(tile, 'repeat') ?? color
}
