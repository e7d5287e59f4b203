import { useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import styles from './ColumnGrip.module.css'

interface ColumnGripProps {
  /** The column's name. */
  name: string
  /** Pixels, as set by the user or the screen. */
  width: number
  onResize: (width: number | null) => void
}

/**
 * The edge of a header cell: drag it, or focus it and press the arrow keys, to resize. A double click resets
 * the width.
 */
export function ColumnGrip({ name, width, onResize }: ColumnGripProps) {
  const translate = useTranslate()
  const [drag, setDrag] = useState<{ start: number; at: number; top: number } | null>(null)
  const grab = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault()
    event.currentTarget.setPointerCapture?.(event.pointerId)
    const { top } = event.currentTarget.getBoundingClientRect()
    setDrag({ start: event.clientX, at: event.clientX, top })
  }
  const drop = (event: PointerEvent<HTMLElement>) => {
    if (drag && drag.at !== drag.start) onResize(cellWidth(event, width) + drag.at - drag.start)
    setDrag(null)
  }
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowLeft: -10, ArrowRight: 10 }[event.key]
    if (event.key === 'Delete') onResize(null)
    if (by === undefined) return
    event.preventDefault()
    event.stopPropagation()
    onResize(cellWidth(event, width) + by)
  }
  return (
    // According to ARIA, a movable separator is a control.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className={styles['grip']}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="separator"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={translate('atrium.list.width', { name })}
      aria-valuenow={width}
      aria-valuemin={40}
      aria-valuemax={1200}
      onPointerDown={grab}
      onPointerMove={({ clientX }) => setDrag(drag && { ...drag, at: clientX })}
      onPointerUp={drop}
      onPointerCancel={() => setDrag(null)}
      onDoubleClick={() => onResize(null)}
      onKeyDown={step}
    >
      {drag && <span className={styles['guide']} style={{ left: drag.at, top: drag.top }} />}
    </div>
  )
}

/** The measured width of the cell; before layout, its requested width. */
function cellWidth({ currentTarget }: { currentTarget: HTMLElement }, otherwise: number): number {
  return Math.round(currentTarget.parentElement?.getBoundingClientRect().width ?? 0) || otherwise
}
