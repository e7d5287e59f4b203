import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/**
 * Returns whether a page fills the window, and a function to change that. While it does, everything behind it
 * is inert; Escape ends it, unless Escape closed something on the page.
 */
export function useFullScreen(page: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    if (!isFull || !page.current) return undefined
    const behind = othersOf(page.current)
    for (const element of behind) element.inert = true
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) setFull(false)
    }
    document.addEventListener('keydown', leave)
    return () => {
      for (const element of behind) element.inert = false
      document.removeEventListener('keydown', leave)
    }
  }, [isFull, page])
  return [isFull, setFull] as const
}

/** The siblings of the page and of its ancestors, except live regions. */
function othersOf(page: HTMLElement): HTMLElement[] {
  const others: HTMLElement[] = []
  for (let at = page; at !== document.body && at.parentElement; at = at.parentElement) {
    for (const other of at.parentElement.children) {
      const isLive =
        other.matches('[aria-live], [role=status], [role=alert]') || other.querySelector('[aria-live]')
      if (other !== at && other instanceof HTMLElement && !other.inert && !isLive) others.push(other)
    }
  }
  return others
}
