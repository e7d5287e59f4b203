import type { Query, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query'

/**
 * Notes since when each query has what the server had, by the page's clock: when it was last sent, or when the reply
 * to a save, which is the whole record, became its data. `readAt` returns -Infinity for those sent before. `stop` ends
 * it.
 */
export function fetchTimes(client: QueryClient) {
  const times = new WeakMap<Query, number>()
  const stop = client.getQueryCache().subscribe((event) => {
    if (isRead(event)) times.set(event.query, performance.now())
  })
  return { readAt: (query: Query) => times.get(query) ?? -Infinity, stop }
}

function isRead(event: QueryCacheNotifyEvent): boolean {
  if (event.type !== 'updated') return false
  const { action, query } = event
  if (action.type === 'fetch') return true
  return action.type === 'success' && action.manual === true && query.queryKey[1] === 'getOne'
}
