import { useRef, useState } from 'react'

/** Rows that are drawn at once: more than any screen shows, with some to spare above and below. */
const drawn = 60
const spare = 15

/**
 * Draws only the rows of a long list that are in view. Rows must have the same height, in pixels. Put `scroller` on the element
 * that scrolls, leave room for `before` rows above and `after` rows below those from `before`, and `reveal` a row by its place.
 */
export function useRowWindow<E extends HTMLElement>(count: number, height: number) {
  const box = useRef<E>(null)
  const [top, setTop] = useState(0)
  const first = Math.max(0, Math.min(Math.floor(top / height) - spare, count - drawn))
  const last = Math.min(count, first + drawn)
  const reveal = (place: number): void => {
    const element = box.current
    if (!element) return
    const [above, below] = [place * height, (place + 1) * height - element.clientHeight]
    const next = Math.min(above, Math.max(below, element.scrollTop))
    element.scrollTop = next
    setTop(next)
  }
  return {
    scroller: { ref: box, onScroll: () => setTop(box.current?.scrollTop ?? 0) },
    before: first,
    end: last,
    after: count - last,
    reveal,
  }
}
