import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react'

/** How long a finger has to rest, in milliseconds, and how far it may move, in pixels. */
const rest = 500
const slack = 10

/** Handlers for an element on which a finger can rest. The click that follows is ignored. */
export function useLongPress(onLongPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const from = useRef({ x: 0, y: 0 })
  const isPressed = useRef(false)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      isPressed.current = false
      if (pointerType !== 'touch') return
      from.current = { x: clientX, y: clientY }
      timer.current = setTimeout(() => {
        isPressed.current = true
        onLongPress()
      }, rest)
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - from.current.x, clientY - from.current.y) > slack) stop()
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    // The browser's own menu for links.
    onContextMenu: (event: MouseEvent) => {
      if (isPressed.current) event.preventDefault()
    },
    onClickCapture: (event: MouseEvent) => {
      if (!isPressed.current) return
      isPressed.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
