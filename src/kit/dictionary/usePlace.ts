import { useDataProvider, useNotify } from 'react-admin'
import type { Placed } from './placing.ts'
import type { Dictionary } from './useDictionary.ts'

/** Stores a new order, and says whether it could. It is shown at once, and undone if the server refuses it. */
export function usePlace({ show, refetch }: Dictionary) {
  const dataProvider = useDataProvider()
  const notify = useNotify()
  return async (placed: readonly Placed[]): Promise<boolean> => {
    for (const { entry, values } of placed)
      show(entry.resource, (record) => (record.id === entry.record.id ? { ...record, ...values } : record))
    let isStored = true
    try {
      for (const { entry, values } of placed) {
        const { resource, record } = entry
        await dataProvider.update(resource, { id: record.id, data: values, previousData: record })
      }
    } catch (error) {
      isStored = false
      const message = error instanceof Error ? error.message : ''
      notify(message || 'ra.notification.http_error', { type: 'error' })
    }
    await refetch()
    return isStored
  }
}
