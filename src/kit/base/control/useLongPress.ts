import { useRef, type MouseEvent, type PointerEvent } from 'react'
import { useUnmount } from './useUnmount.ts'

/** How long a finger has to rest, in milliseconds, and how far it may move during that time, in pixels. */
const rest = 500
const slack = 10

/**
 * Handlers for an element on which a finger can rest: that calls `onPress`, and neither the click that follows nor the menu of
 * the browser happens.
 *
 * @param onPress receives what the finger rests on
 * @param isPressable whether that can be pressed; by default all of the element
 */
export function useLongPress(
  onPress: (target: EventTarget) => void,
  isPressable: (target: EventTarget) => boolean = () => true,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const from = useRef<{ x: number; y: number }>(undefined)
  const isPressed = useRef(false)
  const stop = () => {
    clearTimeout(timer.current)
    from.current = undefined
  }
  useUnmount(() => clearTimeout(timer.current))
  const press = (target: EventTarget) => {
    stop()
    isPressed.current = true
    onPress(target)
  }
  return {
    onPointerDown: ({ target, pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      stop()
      isPressed.current = false
      // A second finger means something else.
      if (pointerType !== 'touch' || !isPrimary || !isPressable(target)) return
      from.current = { x: clientX, y: clientY }
      timer.current = setTimeout(() => press(target), rest)
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const start = from.current
      if (start && Math.hypot(clientX - start.x, clientY - start.y) > slack) stop()
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent) => {
      // Some browsers open a menu for a link before the time is over.
      if (from.current) press(event.target)
      if (isPressed.current) event.preventDefault()
    },
    onClickCapture: (event: MouseEvent) => {
      // A keyboard or a screen reader clicks without a finger.
      if (!isPressed.current || event.detail === 0) return
      isPressed.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
