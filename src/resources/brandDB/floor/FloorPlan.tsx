import { useCallback, useState } from 'react'
import { useFile } from '#src/kit/value/picture/useFiles.ts'
import styles from './FloorPlan.module.css'
import { OutlineNames, Outlines, type OutlinesProps } from './Outlines.tsx'

interface FloorPlanProps extends OutlinesProps {
  /** The uploaded drawing; without it the background is empty. */
  readonly uid: string | null | undefined
  /** Called with the point that the user clicks. */
  readonly onPoint?: (corner: [number, number]) => void
}

/** The drawing of a floor with outlines of units over it, and their names where there is room. */
export function FloorPlan({ uid, onPoint, ...shown }: FloorPlanProps) {
  const file = useFile(uid)
  const { measure, width, height } = useSize()
  return (
    // With the keyboard, the same can be entered as numbers next to it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      ref={measure}
      className={styles['plan']}
      data-draws={onPoint !== undefined || undefined}
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect()
        onPoint?.([share(event.clientX - box.left, box.width), share(event.clientY - box.top, box.height)])
      }}
    >
      {file ? (
        <div className={styles['paper']}>
          <img className={styles['drawing']} src={file.url} alt="" draggable={false} />
        </div>
      ) : (
        <span className={styles['ground']} />
      )}
      <Outlines {...shown} />
      {shown.outlines.length > 1 && <OutlineNames outlines={shown.outlines} {...{ width, height }} />}
    </div>
  )
}

/** The size of an element in pixels, also after it changes. */
function useSize() {
  const [size, setSize] = useState({ width: 0, height: 0 })
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element || !('ResizeObserver' in globalThis)) return undefined
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { measure, ...size }
}

/** To four decimal places, which is finer than anybody can click. */
const share = (at: number, size: number): number =>
  size > 0 ? Math.round(Math.min(1, Math.max(0, at / size)) * 10_000) / 10_000 : 0
