import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import Close from '@mui/icons-material/Close'
import ErrorOutline from '@mui/icons-material/ErrorOutline'
import Info from '@mui/icons-material/InfoOutlined'
import WarningAmber from '@mui/icons-material/WarningAmberOutlined'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ReactNode } from 'react'
import { CloseNotificationContext, useTakeUndoableMutation } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { NotificationPayload } from 'react-admin'
import { useListener } from '#src/kit/base/device/useListener.ts'
import { configNow } from '#src/providers/config.ts'
import s from './Toasts.module.css'

/**
 * A message. It stays while the pointer or the focus is on it. `isLast`: its time is up, because another
 * message waits.
 */
export const Toast = ({ notice, text, isLast, onGone }: ToastProps) => {
  const translate = useTranslate()
  const takeMutation = useTakeUndoableMutation()
  const [held, setHeld] = useState(false)
  const { autoHideDuration, undoable } = notice.notificationOptions ?? {}
  // Three seconds unless the operator set another time (specification section 9, domain G-05).
  const time =
    autoHideDuration === undefined ? (undoable ? 5000 : configNow().param('ui.toast_ms')) : autoHideDuration
  const Icon = icons[notice.type]

  const leave = (isUndo: boolean) => {
    if (undoable) takeMutation()?.({ isUndo })
    onGone()
  }
  const onTimeUp = useEffectEvent(() => leave(false))
  useEffect(() => {
    if (isLast) return onTimeUp()
    if (held || time === null) return
    const timer = setTimeout(onTimeUp, Math.min(time, longest))
    return () => clearTimeout(timer)
  }, [held, isLast, time])

  // The change has not been sent yet: closing the window now would lose it.
  useListener(undoable ? window : null, 'beforeunload', (event) => event.preventDefault())

  return (
    <div
      className={s.toast}
      data-type={notice.type}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon aria-hidden />
      <CloseNotificationContext value={() => leave(false)}>
        <div className={s.text}>{text}</div>
      </CloseNotificationContext>
      {undoable ? (
        <button type="button" className={s.undo} onClick={() => leave(true)}>
          {translate('ra.action.undo')}
        </button>
      ) : null}
      <button
        type="button"
        className={s.close}
        aria-label={translate('atrium.action.close')}
        onClick={() => leave(false)}
      >
        <Close />
      </button>
    </div>
  )
}

/** Milliseconds. A browser's timer fires at once if the delay is larger. */
const longest = 2 ** 31 - 1

interface ToastProps {
  notice: NotificationPayload
  text: ReactNode
  isLast: boolean
  onGone: () => void
}

const icons = { success: CheckCircle, error: ErrorOutline, warning: WarningAmber, info: Info }
