/**
 * Keeps the keys of an input method from everybody else: Enter that ends a Chinese composition sends no form and picks no
 * suggestion, Escape closes nothing, and arrows choose among characters. Safari reports that Enter after the composition, with
 * the key code of such keys. Call it before anything else listens.
 */
export function keepComposedKeys(): void {
  window.addEventListener('keydown', keep, true)
}

const composedKeyCode = 229

function keep(event: KeyboardEvent): void {
  const isLate = !event.isComposing && event.keyCode === composedKeyCode
  if (!event.isComposing && !isLate) return
  event.stopImmediatePropagation()
  if (isLate && event.key === 'Enter') event.preventDefault()
}
