import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/** The height of a row in pixels. */
export const rowHeight = 32

/** Rows beyond the edges of the view that are drawn as well, so that quick scrolling shows no gaps. */
const beyond = 10

/** As many rows as are drawn within a frame at ease. */
const step = 3

/** Without layout, as in some test environments, this many rows are in view. */
const withoutLayout = 20

/** The rows of a scrolling table that have to be drawn: those in view, and some beyond. */
export function useRowWindow(count: number) {
  const box = useRef<HTMLDivElement>(null)
  const [{ from, to, page }, setView] = useState({ from: 0, to: withoutLayout, page: withoutLayout })
  const look = useCallback(() => {
    const element = box.current
    if (!element) return
    const page = Math.max(1, Math.floor(element.clientHeight / rowHeight) - 2) || withoutLayout
    const inView = element.clientHeight === 0 ? withoutLayout : page + 2
    const first = Math.floor(element.scrollTop / rowHeight)
    // In steps, so that most scrolling draws nothing new.
    const start = first - (first % step)
    setView((now) => {
      const next = { from: Math.max(0, start - beyond), to: start + step + inView + beyond, page }
      return next.from === now.from && next.to === now.to && next.page === now.page ? now : next
    })
  }, [])
  useLayoutEffect(() => {
    look()
    const element = box.current
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [look])
  return { box, from: Math.min(from, count), to: Math.min(to, count), page, look }
}
