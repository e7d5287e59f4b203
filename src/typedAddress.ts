import type { createHashRouter } from 'react-router-dom'

/**
 * Gives an address that somebody typed a number in the history, as the router itself gives one to what was clicked. Without it
 * the router cannot tell how far to go back, and so lets nobody hold the step up: unsaved changes would be lost unasked.
 */
export function numberTyped(router: Pick<ReturnType<typeof createHashRouter>, 'subscribe'>): void {
  let at = numberOf(history.state) ?? 0
  router.subscribe(() => {
    at = numberOf(history.state) ?? at
  })
  const number = () => {
    const known = numberOf(history.state)
    at = known ?? at + 1
    if (known !== null) return
    history.replaceState({ usr: null, key: Math.random().toString(36).slice(2, 10), idx: at }, '')
  }
  // Before the router's own listener.
  window.addEventListener('popstate', number, { capture: true })
}

const numberOf = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : null
