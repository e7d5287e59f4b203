import { useState } from 'react'
import {
  useGetList,
  useRecordContext,
  useResourceContext,
  type Identifier,
  type SortPayload,
} from 'react-admin'

/** The records that wait for the user, and where the current record is among them. */
export interface Queue {
  readonly total: number
  /** From 1; undefined if the current record does not wait, or no longer. */
  readonly position: number | undefined
  readonly previous: Identifier | undefined
  /** The record after the current one; after a decision, the one that has taken its place. */
  readonly next: Identifier | undefined
}

/**
 * Returns the queue of the current resource: the records that match `filter`, in the order of `sort`; null until it is
 * known, or if it cannot be read.
 *
 * @example useQueue({ filter: { $step: 'approve' }, sort: { field: 'submitted_at', order: 'ASC' } })
 */
export function useQueue({ filter, sort, isEnabled = true }: QueueOptions): Queue | null {
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  const [last, setLast] = useState(0)
  const { data, total } = useGetList(
    resource,
    { filter, sort, pagination: { page: 1, perPage: most } },
    { enabled: isEnabled, onError: () => undefined },
  )
  const ids = data?.map(({ id }) => id)
  const at = ids && record ? ids.indexOf(record.id) : -1
  if (at >= 0 && at !== last) setLast(at)
  if (!ids) return null
  const isWaiting = at >= 0
  return {
    total: Math.max(total ?? 0, ids.length),
    position: isWaiting ? at + 1 : undefined,
    previous: isWaiting ? ids[at - 1] : undefined,
    next: isWaiting ? ids[at + 1] : (ids[last] ?? ids[0]),
  }
}

export interface QueueOptions {
  readonly filter: Readonly<Record<string, unknown>>
  readonly sort: SortPayload
  /** False for users for whom nothing can wait. */
  readonly isEnabled?: boolean
}

/** Nobody steps through more in one go. */
const most = 100
