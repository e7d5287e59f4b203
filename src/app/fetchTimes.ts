import type { Query, QueryClient } from '@tanstack/react-query'

/**
 * Notes when each query was last sent, by the page's clock; `sentAt` returns -Infinity for those sent before. `stop`
 * ends it.
 */
export function fetchTimes(client: QueryClient) {
  const times = new WeakMap<Query, number>()
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'fetch') times.set(event.query, performance.now())
  })
  return { sentAt: (query: Query) => times.get(query) ?? -Infinity, stop }
}
