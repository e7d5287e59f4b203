import type { CSSProperties } from 'react'
import styles from './FloorPlan.module.css'
import type { PlanTint } from './planTints.ts'

/** Corners as shares of the drawing's width and height. */
export type Corners = readonly (readonly [number, number])[]

/** A unit on the drawing. */
export interface Outline {
  readonly id: string
  readonly label: string
  readonly corners: Corners
  readonly tint?: PlanTint | undefined
  /** The unit in question. */
  readonly isCurrent?: boolean
}

export interface OutlinesProps {
  readonly outlines: readonly Outline[]
  /** A description for screen readers. */
  readonly label: string
  /** The unit that the user points at, on the plan or in a list beside it. */
  readonly pointed?: string | null
  readonly onPointAt?: ((id: string | null) => void) | undefined
  readonly onChoose?: ((id: string) => void) | undefined
}

/** The units of a floor as coloured areas. */
export const Outlines = ({ outlines, label, pointed = null, onPointAt, onChoose }: OutlinesProps) => (
  <svg viewBox="0 0 1 1" preserveAspectRatio="none" role="img" aria-label={label}>
    {outlines.map(({ id, label: name, corners, tint, isCurrent }) => (
      // With the keyboard, units are chosen in their list.
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
      <polygon
        key={id}
        data-current={isCurrent || undefined}
        data-pointed={id === pointed || undefined}
        data-opens={onChoose !== undefined || undefined}
        style={tint && colorsOf(tint)}
        points={corners.map((corner) => corner.join(',')).join(' ')}
        onMouseEnter={() => onPointAt?.(id)}
        onMouseLeave={() => onPointAt?.(null)}
        onClick={() => onChoose?.(id)}
      >
        <title>{tint ? `${name} · ${tint.label}` : name}</title>
      </polygon>
    ))}
  </svg>
)

/** The names of units, where there is room for them. `width` and `height` are those of the drawing in pixels. */
export const OutlineNames = ({ outlines, width, height }: OutlineNamesProps) =>
  outlines
    .filter(({ label, corners }) => {
      const room = roomIn(corners)
      return room.width * width >= widthOf(label) && room.height * height >= lineHeight
    })
    .map(({ id, label, corners }) => (
      <span key={id} className={styles['tag']} style={middleOf(corners)} aria-hidden="true">
        {label}
      </span>
    ))

interface OutlineNamesProps {
  readonly outlines: readonly Outline[]
  readonly width: number
  readonly height: number
}

/** The two colours of a tint as variables of the style sheet, which chooses one by the theme. */
export const colorsOf = ({ light, dark }: PlanTint): CSSProperties =>
  ({ '--light': light, '--dark': dark }) as CSSProperties

/** The approximate width of a name in pixels, with its padding. */
const widthOf = (name: string): number => name.length * 7 + 8
const lineHeight = 18

function roomIn(corners: Corners) {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  return { width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) }
}

/** The position of the name in an outline. */
const middleOf = (corners: Corners) => ({
  left: `${average(corners.map(([x]) => x)) * 100}%`,
  top: `${average(corners.map(([, y]) => y)) * 100}%`,
})

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
