import { useFile } from '#src/kit/picture/useFiles.ts'
import styles from './FloorPlan.module.css'

/** Corners as shares of the drawing's width and height. */
export type Corners = readonly (readonly [number, number])[]

/** A unit on the drawing. */
interface Outline {
  readonly id: string
  readonly label: string
  readonly corners: Corners
  /** The unit in question. */
  readonly isCurrent?: boolean
}

interface FloorPlanProps {
  /** The uploaded drawing; without it the background is empty. */
  readonly uid: string | null | undefined
  /** A description for screen readers. */
  readonly label: string
  readonly outlines: readonly Outline[]
  /** Called with the point that the user clicks. */
  readonly onPoint?: (corner: [number, number]) => void
}

/** The drawing of a floor with outlines of units over it. */
export function FloorPlan({ uid, label, outlines, onPoint }: FloorPlanProps) {
  const file = useFile(uid)
  return (
    // The keyboard has the same in figures beside it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={styles['plan']}
      data-draws={onPoint !== undefined || undefined}
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect()
        onPoint?.([share(event.clientX - box.left, box.width), share(event.clientY - box.top, box.height)])
      }}
    >
      {file ? (
        <img className={styles['drawing']} src={file.url} alt="" draggable={false} />
      ) : (
        <span className={styles['ground']} />
      )}
      <svg viewBox="0 0 1 1" preserveAspectRatio="none" role="img" aria-label={label}>
        {outlines.map((outline) => (
          <polygon
            key={outline.id}
            data-current={outline.isCurrent || undefined}
            points={outline.corners.map((corner) => corner.join(',')).join(' ')}
          >
            <title>{outline.label}</title>
          </polygon>
        ))}
      </svg>
      {outlines.length > 1 &&
        outlines.map(({ id, label: name, corners }) => (
          <span key={id} className={styles['tag']} style={middleOf(corners)} aria-hidden="true">
            {name}
          </span>
        ))}
    </div>
  )
}

/** The position of the name in an outline. */
const middleOf = (corners: Corners) => ({
  left: `${average(corners.map(([x]) => x)) * 100}%`,
  top: `${average(corners.map(([, y]) => y)) * 100}%`,
})

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** To four decimal places, which is finer than anybody can click. */
const share = (at: number, size: number): number =>
  size > 0 ? Math.round(Math.min(1, Math.max(0, at / size)) * 10_000) / 10_000 : 0
