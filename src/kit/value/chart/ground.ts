import type { Plugin } from 'chart.js'
import type { Look } from './Look.ts'
import { chartColors } from './palette.ts'

/** Fills the canvas, which would otherwise be transparent. */
export const groundOf = ({ appearance }: Look): Plugin => ({
  id: 'ground',
  beforeDraw: ({ ctx, width, height }) => {
    ctx.save()
    ctx.fillStyle = chartColors[appearance].ground
    ctx.fillRect(0, 0, width, height)
    ctx.restore()
  },
})
