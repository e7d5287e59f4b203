import { useEffect, type RefObject } from 'react'

/** Moves the focus to an element once, or to the first in it that a selector matches. */
export function useFirstFocus(element: RefObject<HTMLElement | null>, selector?: string): void {
  useEffect(() => {
    const first =
      selector === undefined ? element.current : element.current?.querySelector<HTMLElement>(selector)
    first?.focus()
  }, [element, selector])
}
