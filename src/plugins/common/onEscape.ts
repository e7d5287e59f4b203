import type { KeyboardEvent } from 'react'

/**
 * The key handler of a form that Escape closes; the Escape that ends the choice of a Chinese character does
 * not.
 */
export const onEscape = (close: (() => void) | undefined) => (event: KeyboardEvent) => {
  if (!close || event.key !== 'Escape') return
  event.stopPropagation()
  close()
}
