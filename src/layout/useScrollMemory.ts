import { useLayoutEffect, useRef } from 'react'
import type { RefObject, UIEventHandler } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * A new page starts at its top; going back returns to the previous position. The browser does this only for
 * documents, but here the page scrolls inside the frame. Nothing scrolls if only the query changes (filters,
 * sorting). Returns the handler of its scrolling.
 */
export function useScrollMemory(scroller: RefObject<HTMLElement | null>): UIEventHandler<HTMLElement> {
  const { key, pathname } = useLocation()
  const came = useNavigationType()
  const places = useRef(new Map<string, number>())
  const shownPath = useRef(pathname)

  useLayoutEffect(() => {
    // The first page is at its top, and asking for that would lay it out while it is being made.
    if (shownPath.current === pathname) return undefined
    shownPath.current = pathname
    const known = came === 'POP' ? (places.current.get(key) ?? 0) : 0
    const restore = () => scroller.current?.scrollTo?.({ top: known })
    restore()
    // Rows from the cache are rendered at once, the sections of a record a moment later.
    const again = known ? setTimeout(restore, 120) : undefined
    return () => clearTimeout(again)
  }, [came, key, pathname, scroller])

  return ({ currentTarget }) => void places.current.set(key, currentTarget.scrollTop)
}
