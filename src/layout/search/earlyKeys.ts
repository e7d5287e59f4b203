/**
 * Keeps what is typed from now on, for a text box that is still loading: its code is fetched on first use.
 */
export function catchKeys(): void {
  releaseKeys()
  window.addEventListener('keydown', keep, true)
}

/** Stops, and returns what was typed so far. */
export function releaseKeys(): string {
  window.removeEventListener('keydown', keep, true)
  const kept = typed
  typed = ''
  return kept
}

let typed = ''

function keep(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event
  if (ctrlKey || metaKey || altKey) return
  if (key.length === 1) typed += key
  else if (key === 'Backspace') typed = typed.slice(0, -1)
  else if (key !== 'Enter') return
  // It is not meant for the element that has the focus in the meantime.
  event.preventDefault()
  event.stopPropagation()
}
