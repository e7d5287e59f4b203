import { createHashRouter } from 'react-router-dom'
import { takeLinkToken } from '#src/providers/takeLinkToken.ts'

/**
 * React Router's hash router, in which an address that somebody types gets a number in the history like one that is clicked.
 * Without it the router cannot tell how far to go back, and so lets nobody hold the step up: unsaved changes would be lost
 * unasked. A token in such an address is taken out of it.
 */
export function hashRouter(...given: Parameters<typeof createHashRouter>) {
  let at = numberOf(history.state) ?? 0
  const number = () => {
    // A token that comes with an address while the console is open is not used.
    takeLinkToken()
    const known = numberOf(history.state)
    at = known ?? at + 1
    if (known !== null) return
    history.replaceState({ usr: null, key: Math.random().toString(36).slice(2, 10), idx: at }, '')
  }
  // At the window listeners are called as they came: this one has to be there before the router's own.
  window.addEventListener('popstate', number)
  const router = createHashRouter(...given)
  router.subscribe(() => {
    at = numberOf(history.state) ?? at
  })
  return router
}

const numberOf = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : null
