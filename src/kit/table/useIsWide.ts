import { useEffect, useRef } from 'react'

/** Marks a scrolling box with `data-wide` as long as its content is wider than it is. */
export function useIsWide() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    // Absent in test environments that draw nothing.
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => {
      element.toggleAttribute('data-wide', element.scrollWidth > element.clientWidth + 1)
    })
    observer.observe(element)
    for (const content of element.children) observer.observe(content)
    return () => observer.disconnect()
  })
  return box
}
