import { useEffect, useState } from 'react'
import { useNotificationContext, useTranslate } from 'react-admin'
import type { NotificationPayload } from 'react-admin'
import { Toast } from './Toast.tsx'
import s from './Toasts.module.css'

/**
 * react-admin's notifications, one below the other. One that says what is already showing is dropped
 * (specification section 8). Those with undo show one at a time, because react-admin hands out their changes in
 * order only; the next one sends the one before on its way.
 */
export const Toasts = () => {
  const translate = useTranslate()
  const { notifications, takeNotification } = useNotificationContext()
  const [showing, setShowing] = useState<readonly Showing[]>([])
  const next = notifications[0]
  const undoable = showing.find(({ notice }) => isUndoable(notice))
  const isHeld = next !== undefined && isUndoable(next) && undoable !== undefined

  useEffect(() => {
    if (!next || isHeld) return
    takeNotification()
    const text = typeof next.message === 'string' ? textOf(next, translate) : null
    setShowing((shown) =>
      text !== null && !isUndoable(next) && shown.some((one) => one.text === text)
        ? shown
        : [...shown, { key: ++made, notice: next, text }],
    )
  }, [next, isHeld, takeNotification, translate])

  return (
    <div className={s.toasts} role="status" aria-live="polite" aria-atomic="false">
      {showing.map((one) => (
        <Toast
          key={one.key}
          notice={one.notice}
          text={one.text}
          isLast={isHeld && one === undoable}
          onGone={() => setShowing((shown) => shown.filter(({ key }) => key !== one.key))}
        />
      ))}
    </div>
  )
}

interface Showing {
  key: number
  notice: NotificationPayload
  /** Translated when it arrived; null for a message that is an element. */
  text: string | null
}

let made = 0

const isUndoable = (notice: NotificationPayload): boolean => notice.notificationOptions?.undoable === true

const textOf = (
  { message, notificationOptions }: NotificationPayload,
  translate: (key: string, options?: object) => string,
) => translate(String(message), { _: String(message), ...notificationOptions?.messageArgs })
