import type { Query, QueryClient } from '@tanstack/react-query'

/**
 * Notes since when each query has what the server had, by the page's clock: when it was last sent, or when the reply
 * to a save, which is the whole record, became its data. `readAt` returns -Infinity for those sent before. `stop` ends
 * it.
 */
export function fetchTimes(client: QueryClient) {
  const times = new WeakMap<Query, number>()
  const revs = new WeakMap<Query, unknown>()
  const note = (query: Query) => times.set(query, performance.now())
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { action, query } = event
    if (action.type === 'fetch') note(query)
    if (action.type !== 'success' || query.queryKey[1] !== 'getOne') return
    const rev: unknown = Object(query.state.data).rev
    // react-admin also sets the record when a list arrives or before a save is sent; it then has the revision that it had.
    if (action.manual === true && revs.has(query) && revs.get(query) !== rev) note(query)
    revs.set(query, rev)
  })
  return { readAt: (query: Query) => times.get(query) ?? -Infinity, stop }
}
