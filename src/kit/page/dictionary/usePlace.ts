import { useRef } from 'react'
import { useDataProvider } from 'react-admin'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import type { EntryPlacement } from './placing.ts'
import type { Dictionary } from './useDictionary.ts'

/**
 * Stores a new order, and says whether it could. It is shown at once, sent after those before it, and undone if the
 * server refuses it.
 */
export function usePlace({ show, shown, refetch }: Dictionary) {
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const last = useRef<Promise<unknown>>(Promise.resolve())

  async function store(placed: readonly EntryPlacement[]): Promise<boolean> {
    try {
      for (const { entry, values } of placed) {
        const { resource, record } = entry
        // The move before may have changed it.
        const { rev } = shown(resource, record.id) ?? record
        const change = { id: record.id, data: values, previousData: { ...record, rev } }
        const { data } = await dataProvider.update(resource, change)
        show(resource, (one) => (one.id === record.id ? { ...one, rev: data.rev } : one))
      }
      return true
    } catch (error) {
      const message = error instanceof Error ? error.message : ''
      notify(message || 'ra.notification.http_error', { type: 'error' })
      return false
    }
  }

  return async (placed: readonly EntryPlacement[]): Promise<boolean> => {
    for (const { entry, values } of placed)
      show(entry.resource, (record) => (record.id === entry.record.id ? { ...record, ...values } : record))
    const stored = last.current.then(() => store(placed))
    last.current = stored
    const isStored = await stored
    // The moves that are still to be stored would be undone.
    if (last.current === stored) await refetch()
    return isStored
  }
}
