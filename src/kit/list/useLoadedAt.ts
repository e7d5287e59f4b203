import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { useListContext } from 'react-admin'

/** When the rows of the list on screen were fetched last, in milliseconds; 0 when they were not. */
export function useLoadedAt(): number {
  const { resource } = useListContext()
  const queries = useQueryClient()
  // Afterwards: a table that begins to fetch its references tells the cache so while it is drawn.
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
