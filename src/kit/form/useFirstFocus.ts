import { useEffect, type RefObject } from 'react'

/**
 * Focuses the first field of a form, so that one can type at once. Not on touch screens, where a keyboard would cover
 * the form, and not if the focus is in the form already.
 */
export function useFirstFocus(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = form.current
    const isTouch = globalThis.matchMedia?.('(pointer: coarse)').matches ?? false
    if (!element || isTouch || element.contains(document.activeElement)) return
    element.querySelector<HTMLElement>(fields)?.focus({ preventScroll: true })
  }, [form])
}

const fields = ['input:not([type=hidden], [type=file])', 'textarea', 'select', 'button[aria-haspopup]']
  .map((one) => `section ${one}:not(:disabled)`)
  .join(', ')
