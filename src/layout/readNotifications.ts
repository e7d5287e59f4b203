import { notification } from '#contract/core/notification.ts'
import { pageLimit, printRange } from '#contract/printQuery.ts'
import { listCall, updateCall } from '#contract/resourceCalls.ts'
import type { RecordOf } from '#contract/resource.ts'
import { secondsNow } from '#src/kit/base/clock/clock.ts'
import type { Calls } from '#src/providers/calls.ts'

/** A notification in the API. */
export type Notification = RecordOf<typeof notification>

/** The beginning of the key of every query about notifications. */
export const notificationsKey = ['notifications']

/** The user's latest notifications, and the number of unread ones. */
export interface NotificationSummary {
  readonly latest: readonly Notification[]
  readonly unread: number
}

type Send = Calls['send']

/** Rejects if the back end does not return it. */
export async function readNotifications(send: Send, signal: AbortSignal): Promise<NotificationSummary> {
  const [{ list: latest }, { total: unread }] = await Promise.all([
    send(notifications, { query: { range: '0-19', sort: { created_at: -1 } } }, { signal }),
    send(notifications, { query: { range: '0-0', cond: isUnread } }, { signal }),
  ])
  return { latest, unread }
}

/** Marks these notifications as read; without ids all unread notifications, up to the maximum of one call. */
export async function markRead(send: Send, ids?: readonly string[]): Promise<void> {
  const named = ids ?? (await unreadIds(send))
  const cond = { ...isUnread, _id: { $in: named } }
  await send(updateCall(notification), {
    query: { cond },
    body: { read_at: secondsNow() },
  })
}

// A back end does not change many records by a condition alone, and new notifications may arrive at any
// moment.
async function unreadIds(send: Send): Promise<string[]> {
  const { list } = await send(notifications, { query: { range: printRange(1, pageLimit), cond: isUnread } })
  return list.map(({ _id }) => _id)
}

const notifications = listCall(notification)
const isUnread = { read_at: null }
