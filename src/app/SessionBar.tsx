import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { useLocation } from 'react-router-dom'
import { useListener } from '#src/kit/base/device/useListener.ts'
import type { SessionCheck } from '#src/providers/sessionCheck.ts'
import s from './SessionBar.module.css'

/**
 * Checks from time to time whether the session is valid: when a route is entered, and when the page becomes
 * visible again (specification section 4). If the back end does not reply, it says so and offers a retry;
 * session and page stay.
 */
export function SessionBar({ check }: { check: SessionCheck }) {
  const translate = useTranslate()
  const isUnanswered = useSyncExternalStore(check.subscribe, check.isUnanswered)
  const [isAsking, setAsking] = useState(false)
  const { pathname } = useLocation()
  useListener(document, 'visibilitychange', () => {
    if (document.visibilityState === 'visible') void check.enter()
  })

  const retry = async () => {
    setAsking(true)
    await check.retry()
    setAsking(false)
  }

  return (
    <output className={s.place}>
      <Entered key={pathname} check={check} />
      {isUnanswered && (
        <span className={s.bar}>
          <span>{translate('atrium.session.unanswered')}</span>
          <button type="button" aria-disabled={isAsking} onClick={() => isAsking || void retry()}>
            {translate('atrium.action.retry')}
          </button>
        </span>
      )}
    </output>
  )
}

/** Rendered once per route, so that mounting it means that a route was entered. */
function Entered({ check }: { check: SessionCheck }) {
  useEffect(() => void check.enter(), [check])
  return null
}
