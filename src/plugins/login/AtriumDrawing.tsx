import s from './AtriumDrawing.module.css'
import {
  edges,
  escalators,
  gable,
  galleries,
  height,
  joints,
  light,
  panes,
  purlins,
  rails,
  ribs,
  width,
  windows,
} from './atriumLines.ts'
import { randomValues } from './randomValues.ts'

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
      <g className={s.windows}>
        {windows.map((d, index) => (
          <path key={d} d={d} style={{ opacity: glow(values[index]) }} />
        ))}
      </g>
      <g className={s.panes}>
        {panes.map((d, index) => (
          <path key={d} d={d} style={{ opacity: 0.12 + glow(values[windows.length + index]) * 0.5 }} />
        ))}
      </g>
      <path className={s.floors} d={galleries.join('')} />
      <path className={s.faint} d={[...joints, ...purlins].join('')} />
      <path className={s.fine} d={[...ribs, ...edges, gable].join('')} />
      <path className={s.bright} d={rails.join('')} />
      {escalators.toReversed().map(({ body, rail }) => (
        <g key={body} className={s.escalator}>
          <path d={body} />
          <path className={s.fine} d={rail} />
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

/** Two of five windows are lit, some brightly. */
const glow = (value = 0): number => (value < 0.6 ? 0.06 : 0.25 + (value - 0.6) * 1.6)
