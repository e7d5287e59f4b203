import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/**
 * Whether a page takes the whole window, and a way to say so. While it does, what lies behind it cannot be reached; Escape
 * ends it, unless that closed something on the page.
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

/** What stands beside the page and beside all that it is in, but for what speaks to people on its own. */
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
