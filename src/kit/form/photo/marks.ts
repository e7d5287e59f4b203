/** A point of a picture, in its pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Something drawn on a picture. An arrow goes from its first point to its last. */
export interface Mark {
  readonly tool: Tool
  readonly color: MarkColor
  readonly points: readonly Point[]
}

export const tools = ['arrow', 'pen'] as const
export type Tool = (typeof tools)[number]

/** Each has an edge that contrasts with it, so that it is visible on any photo. */
export const markColors = {
  red: { line: '#d92d20', edge: '#ffffff' },
  yellow: { line: '#ffd60a', edge: '#1b1f23' },
  blue: { line: '#1d6ae5', edge: '#ffffff' },
} as const
export type MarkColor = keyof typeof markColors

/** The width of a line, as a fraction of the longest side of the picture. */
const lineWidth = 1 / 160

/** Draws marks in their order. */
export function drawMarks(context: CanvasRenderingContext2D, marks: readonly Mark[]): void {
  const width = Math.max(context.canvas.width, context.canvas.height) * lineWidth
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const mark of marks) {
    const { line, edge } = markColors[mark.color]
    for (const [color, lineWidth] of [
      [edge, width * 1.8],
      [line, width],
    ] as const) {
      context.strokeStyle = color
      context.lineWidth = lineWidth
      context.beginPath()
      for (const path of pathsOf(mark, width)) {
        path.forEach(({ x, y }, index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)))
      }
      context.stroke()
    }
  }
}

function pathsOf({ tool, points }: Mark, width: number): readonly (readonly Point[])[] {
  const [from, to] = [points[0], points.at(-1)]
  if (tool === 'pen' || !from || !to) return [points]
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  const side = (turn: number): Point => ({
    x: to.x - width * 6 * Math.cos(angle + turn),
    y: to.y - width * 6 * Math.sin(angle + turn),
  })
  return [
    [from, to],
    [side(Math.PI / 6), to, side(-Math.PI / 6)],
  ]
}
