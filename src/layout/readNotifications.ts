import { notification } from '#contract/core/notification.ts'
import { pageLimit, printRange } from '#contract/query.ts'
import type { RecordOf } from '#contract/resource.ts'
import type { Calls } from '#src/providers/calls.ts'

/** Something the person was told, as it travels. */
export type Notification = RecordOf<typeof notification>

/** Every query about notifications begins so. */
export const notificationsKey = ['notifications']

/** What a person was told last, and how much of all they have not read. */
export interface NotificationSummary {
  readonly latest: readonly Notification[]
  readonly unread: number
}

/** Rejects when the back end does not say; nobody else hears of it. */
export async function readNotifications(calls: Calls, signal: AbortSignal): Promise<NotificationSummary> {
  let failure: Error | undefined
  const options = { signal, onError: (error: Error) => (failure = error) }
  const [{ list: latest = [] }, { total: unread = 0 }] = await Promise.all([
    calls.list(notification, { range: '0-19', sort: { created_at: -1 } }, options),
    calls.list(notification, { range: '0-0', cond: isUnread }, options),
  ])
  signal.throwIfAborted()
  if (failure) throw failure
  return { latest, unread }
}

/** Marks these as read; without any all that are not, as many as one call may change. */
export async function markRead(calls: Calls, ids?: readonly string[]): Promise<unknown> {
  const named = ids ?? (await unreadIds(calls))
  return calls.update(notification, {
    cond: { ...isUnread, _id: { $in: named } },
    doc: { read_at: Math.floor(Date.now() / 1000) },
  })
}

// A back end refuses to change many records by a condition alone, and new ones may come at any moment.
async function unreadIds(calls: Calls): Promise<string[]> {
  const { list = [] } = await calls.list(notification, { range: printRange(1, pageLimit), cond: isUnread })
  return list.map(({ _id }) => _id)
}

const isUnread = { read_at: null }
