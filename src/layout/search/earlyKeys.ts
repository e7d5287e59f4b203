/** Keeps what is typed from now on, for a box that is still on its way: it is loaded when it is first wanted. */
export function catchKeys(): void {
  releaseKeys()
  window.addEventListener('keydown', keep, true)
}

/** No longer, and what was kept till now. */
export function releaseKeys(): string {
  window.removeEventListener('keydown', keep, true)
  const kept = typed
  typed = ''
  return kept
}

let typed = ''

function keep(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event
  if (ctrlKey || metaKey || altKey || isComposing) return
  if (key.length === 1) typed += key
  else if (key === 'Backspace') typed = typed.slice(0, -1)
  else if (key !== 'Enter') return
  // Nothing of it is meant for what has the focus meanwhile.
  event.preventDefault()
  event.stopPropagation()
}
