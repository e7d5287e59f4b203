import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import type { SessionCheck } from '#src/providers/sessionCheck.ts'
import s from './SessionBar.module.css'

/**
 * Asks from time to time whether the session holds: when a route is entered, and when the page comes back to sight
 * (specification section 4). While nobody answers it says so and offers another try; session and page stay.
 */
export function SessionBar({ check }: { check: SessionCheck }) {
  const translate = useTranslate()
  const isUnanswered = useSyncExternalStore(check.subscribe, check.isUnanswered)
  const [isAsking, setAsking] = useState(false)
  const { pathname } = useLocation()
  useSight(check)

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

/** A route is entered: there is one of these for each. */
function Entered({ check }: { check: SessionCheck }) {
  useEffect(() => void check.enter(), [check])
  return null
}

function useSight(check: SessionCheck): void {
  useEffect(() => {
    const onSight = () => {
      if (document.visibilityState === 'visible') void check.enter()
    }
    document.addEventListener('visibilitychange', onSight)
    return () => document.removeEventListener('visibilitychange', onSight)
  }, [check])
}
