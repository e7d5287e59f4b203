import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { useListContext } from 'react-admin'

/** Returns when the rows of the current list were last fetched, in milliseconds; 0 if they were not. */
export function useLoadedAt(): number {
  const { resource } = useListContext()
  const queries = useQueryClient()
  // In an effect, because a table that starts to fetch its references notifies the cache while rendering.
  const subscribe = useCallback(
    (listener: () => void) => queries.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
    [queries],
  )
  return useSyncExternalStore(subscribe, () =>
    Math.max(
      0,
      ...queries
        .getQueryCache()
        .findAll({ queryKey: [resource, 'getList'], type: 'active' })
        .map(({ state }) => state.dataUpdatedAt),
    ),
  )
}
