import { useEffect, type RefObject } from 'react'

/**
 * Focuses the first field of a form, so that the user can type immediately. Not on touch screens, where a keyboard would cover
 * the form, and not if the focus is in the form already.
 */
export function useFirstFocus(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = form.current
    const isTouch = globalThis.matchMedia?.('(pointer: coarse)').matches ?? false
    if (!element || isTouch || element.contains(document.activeElement)) return
    const first = element.querySelector<HTMLElement>(fields)
    if (!first) return
    first.focus({ preventScroll: true })
    return leaveUnseen(first)
  }, [form])
}

/**
 * Hides from the form that its first field is left as it was found. A message below it would move what the user is
 * about to click, and the click would be lost. Returns a function that stops it.
 */
function leaveUnseen(field: HTMLElement): () => void {
  const over = new AbortController()
  const options = { once: true, signal: over.signal }
  field.addEventListener('focusout', (event) => event.stopPropagation(), options)
  field.addEventListener('input', () => over.abort(), options)
  return () => over.abort()
}

const fields = ['input:not([type=hidden], [type=file])', 'textarea', 'select', 'button[aria-haspopup]']
  .map((one) => `section ${one}:not(:disabled)`)
  .join(', ')
