import { memo, useContext } from 'react'
import { NotificationContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { NotificationPayload } from 'react-admin'
import { Toast } from './Toast.tsx'
import s from './Toasts.module.css'

/**
 * react-admin's notifications, one below the other. A notification with the same text as a visible one is not
 * shown (specification section 8). Those with undo are shown one at a time, because react-admin returns their
 * changes only in order; each one sends the change of the one before.
 */
export const Toasts = memo(function Toasts() {
  const translate = useTranslate()
  const { notifications, setNotifications } = useContext(NotificationContext)
  const undoables = notifications.filter(isUndoable)
  const texts = new Map(notifications.map((notice) => [notice, textOf(notice, translate)]))
  const isRepeat = (notice: NotificationPayload, index: number) =>
    !isUndoable(notice) &&
    notifications.slice(0, index).some((earlier) => texts.get(earlier) === texts.get(notice))
  const showing = notifications.filter(
    (notice, index) => !isRepeat(notice, index) && !undoables.slice(1).includes(notice),
  )

  /** Removes its repetitions too; a notification with undo has none. */
  const remove = (gone: NotificationPayload) =>
    setNotifications((all) =>
      all.filter(
        (notice) =>
          notice !== gone &&
          (isUndoable(gone) || isUndoable(notice) || textOf(notice, translate) !== textOf(gone, translate)),
      ),
    )

  return (
    <div className={s.toasts} data-notices aria-live="polite" aria-relevant="additions">
      {showing.map((notice) => (
        <Toast
          key={keyOf(notice)}
          notice={notice}
          text={texts.get(notice) ?? notice.message}
          isLast={undoables.length > 1 && notice === undoables[0]}
          onGone={() => remove(notice)}
        />
      ))}
    </div>
  )
})

const isUndoable = (notice: NotificationPayload): boolean => notice.notificationOptions?.undoable === true

/** Translates texts; elements stay as they are. */
function textOf({ message, notificationOptions }: NotificationPayload, translate: Translate) {
  if (typeof message !== 'string') return message
  return translate(message, { _: message, ...notificationOptions?.messageArgs })
}

type Translate = (key: string, options?: object) => string

/** Notifications have no id, and their position in the queue changes. */
function keyOf(notice: NotificationPayload): number {
  const key = keys.get(notice) ?? ++made
  keys.set(notice, key)
  return key
}

const keys = new WeakMap<NotificationPayload, number>()
let made = 0
