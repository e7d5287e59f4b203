import { useEffect, useRef, type SyntheticEvent, type TouchEvent } from 'react'

/** How long a finger stays on a card, in milliseconds, and how far it may move meanwhile, in pixels. */
const duration = 500
const tolerance = 10

interface Touch {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly timer: ReturnType<typeof setTimeout>
}

/**
 * Handlers for an element with cards (`data-id`): a finger that stays on a card calls `onPress` with its id, and opens
 * neither the record nor the menu of the browser. Links to elsewhere and controls in a card have their own meaning.
 */
export function useLongPress(onPress: (id: string) => void) {
  const touch = useRef<Touch | null>(null)
  const isPressed = useRef(false)
  const stop = () => {
    clearTimeout(touch.current?.timer)
    touch.current = null
  }
  useEffect(() => () => clearTimeout(touch.current?.timer), [])
  const press = (id: string) => {
    stop()
    isPressed.current = true
    onPress(id)
  }
  return {
    onTouchStart: ({ target, touches }: TouchEvent) => {
      stop()
      isPressed.current = false
      const id = idAt(target)
      const finger = touches[0]
      if (id === undefined || !finger || touches.length > 1) return
      touch.current = {
        id,
        x: finger.clientX,
        y: finger.clientY,
        timer: setTimeout(() => press(id), duration),
      }
    },
    onTouchMove: ({ touches }: TouchEvent) => {
      const from = touch.current
      const finger = touches[0]
      if (from && finger && Math.hypot(finger.clientX - from.x, finger.clientY - from.y) > tolerance) stop()
    },
    onTouchCancel: stop,
    onTouchEnd: (event: TouchEvent) => {
      stop()
      if (isPressed.current && event.cancelable) event.preventDefault()
    },
    // Some browsers open a menu for a link before the time is over.
    onContextMenu: (event: SyntheticEvent) => {
      if (touch.current) press(touch.current.id)
      if (isPressed.current) event.preventDefault()
    },
  }
}

const idAt = (target: EventTarget): string | undefined =>
  target instanceof Element && !target.closest('input, button, label')
    ? target.closest<HTMLElement>('[data-id]')?.dataset['id']
    : undefined
