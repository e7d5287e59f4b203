import s from './AtriumDrawing.module.css'
import {
  bright,
  escalators,
  faint,
  fine,
  floors,
  height,
  light,
  panes,
  width,
  windows,
} from './atriumLines.ts'

/**
 * An atrium by evening: lines into the depth, and shop windows that are lit or dark by the seed. Decorative.
 */
export const AtriumDrawing = ({ seed }: { seed: number }) => {
  const values = randomValues(seed, windows.length + panes.length)
  return (
    <svg
      className={s.drawing}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="atrium-light" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff3cf" stopOpacity="0" />
          <stop offset="0.3" stopColor="#fff3cf" stopOpacity="0.1" />
          <stop offset="1" stopColor="#fff3cf" stopOpacity="0.01" />
        </linearGradient>
      </defs>
      <g className={s.windows} fill="#f3d592">
        {windows.map((d, index) => (
          <path key={d} d={d} style={{ opacity: glow(values[index]) }} />
        ))}
      </g>
      <g className={s.windows} fill="#cfe8dd" stroke="#0b3a3a">
        {panes.map((d, index) => (
          <path key={d} d={d} style={{ opacity: 0.12 + glow(values[windows.length + index]) * 0.5 }} />
        ))}
      </g>
      <path fill="#072f30" fillOpacity={0.85} d={floors} />
      <path {...line} strokeOpacity={0.22} d={faint} />
      <path {...thin} d={fine} />
      <path {...line} stroke="#b5dcd6" strokeOpacity={0.75} strokeWidth={1.3} d={bright} />
      {escalators.toReversed().map(({ body, rail }) => (
        <g key={body}>
          <path {...line} fill="#0a3435" stroke="#9fd0ca" strokeOpacity={0.7} d={body} />
          <path {...thin} d={rail} />
        </g>
      ))}
      <g className={s.light}>
        {light.map((d) => (
          <path key={d} d={d} fill="url(#atrium-light)" />
        ))}
      </g>
    </svg>
  )
}

const line = { fill: 'none', stroke: '#8cc4bd', vectorEffect: 'non-scaling-stroke' } as const
const thin = { ...line, strokeOpacity: 0.5, strokeWidth: 1.1 } as const

/** Two of five windows are lit, some brightly. */
const glow = (value = 0): number => (value < 0.6 ? 0.06 : 0.25 + (value - 0.6) * 1.6)

/** Numbers from 0 to 1 that look random, always the same ones for a seed (mulberry32). */
export function randomValues(seed: number, count: number): readonly number[] {
  let state = seed >>> 0
  return Array.from({ length: count }, () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  })
}
