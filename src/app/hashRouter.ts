import { createHashRouter, type RouterNavigateOptions, type To } from 'react-router-dom'
import { keepParams } from '#src/kit/table/list/keepParams.ts'
import { takeLinkToken } from '#src/providers/takeLinkToken.ts'

/**
 * React Router's hash router, but a typed address gets an index in the history like a clicked link. Without
 * it the router does not know how far to go back, so navigation cannot be blocked, and unsaved changes would
 * be lost without a question. A token in such an address is removed. Lists keep query parameters that they do not know.
 */
export function hashRouter(...given: Parameters<typeof createHashRouter>) {
  let at = numberOf(history.state) ?? 0
  const number = () => {
    // A token in an address is not used while the console is open.
    takeLinkToken()
    const known = numberOf(history.state)
    at = known ?? at + 1
    if (known !== null) return
    history.replaceState({ usr: null, key: Math.random().toString(36).slice(2, 10), idx: at }, '')
  }
  // Listeners of the window are called in order of registration, so this must be added before the router's
  // own.
  window.addEventListener('popstate', number)
  const router = createHashRouter(...given)
  const navigate = router.navigate.bind(router)
  const tidily = (to: To | null, options?: RouterNavigateOptions) =>
    navigate(to === null ? to : keepParams(to, router.state.location.search), options)
  router.navigate = (to: number | To | null, options?: RouterNavigateOptions) =>
    typeof to === 'number' ? navigate(to) : tidily(to, options)
  router.subscribe(() => {
    at = numberOf(history.state) ?? at
  })
  return router
}

const numberOf = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : null
