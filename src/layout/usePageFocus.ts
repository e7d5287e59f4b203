import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * For users of a keyboard or a screen reader a new page is a new document: the focus moves to its heading as
 * soon as there is one, unless the page has put the focus somewhere inside itself, or the user did something
 * in the meantime. The focus does not move on the first page, whichever address led to it, or if only the query
 * changes (filters, sorting).
 */
export function usePageFocus(page: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const navigation = useNavigationType()
  const shown = useRef(pathname)
  const isFirst = useRef(true)
  // The console may open at an address that only leads to another, as `/` does.
  const isStillFirst = useEffectEvent(() => isFirst.current && navigation === 'REPLACE')

  useEffect(() => {
    const element = page.current
    if (!element || shown.current === pathname) return
    shown.current = pathname
    if (isStillFirst()) return
    isFirst.current = false
    const watch = new AbortController()
    const stop = () => watch.abort()
    const settle = () => focusHeading(element)
    // Real headings replace placeholders, and a closing dialog returns the focus to the element that opened
    // it.
    const observer = new MutationObserver(settle)
    observer.observe(element, { childList: true, subtree: true })
    const timers = [setTimeout(settle, 300), setTimeout(stop, 15_000)]
    watch.signal.addEventListener('abort', () => {
      observer.disconnect()
      for (const timer of timers) clearTimeout(timer)
    })
    for (const type of ['pointerdown', 'keydown']) {
      document.addEventListener(type, stop, { signal: watch.signal, capture: true })
    }
    settle()
    return stop
  }, [page, pathname])
}

/** Leaves the focus alone if it is inside the page, or in a dialog over it. */
function focusHeading(page: HTMLElement): void {
  const focused = document.activeElement
  if (focused && focused !== page && page.contains(focused)) return
  if (focused?.closest('[role=dialog], [role=alertdialog]')) return
  const heading = page.querySelector<HTMLElement>('h1:not([data-loading])')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
