import { useLayoutEffect, useRef } from 'react'

/**
 * Marks a scrolling box with `data-wide` as long as its content is wider than the box, and sets the position
 * of each sticky column of its table for the styles (`--frozen-0` …).
 */
export function useScroller() {
  const box = useRef<HTMLDivElement>(null)
  // Before the first paint, which has the columns where they stay.
  useLayoutEffect(() => {
    const element = box.current
    // Missing in test environments without layout.
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => {
      element.toggleAttribute('data-wide', element.scrollWidth > element.clientWidth + 1)
      let left =
        element.querySelector<HTMLElement>('thead th:first-child:not([data-frozen])')?.offsetWidth ?? 0
      for (const cell of element.querySelectorAll<HTMLElement>('thead th[data-frozen]')) {
        element.style.setProperty(`--frozen-${cell.dataset['frozen']}`, `${left}px`)
        left += cell.offsetWidth
      }
    })
    observer.observe(element)
    for (const content of element.children) observer.observe(content)
    return () => observer.disconnect()
  })
  return box
}
