import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { secondsNow } from '#src/kit/base/clock/clock.ts'
import { useInterval } from '#src/kit/base/clock/useInterval.ts'
import { formatDate } from '#src/kit/value/field/formatDate.ts'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { useConfig } from '#src/providers/useConfig.ts'
import s from './Watermark.module.css'

/** Enough to cover a large screen. */
const copies = Array.from({ length: 120 }, (_, place) => place)

/** The person's name and the time across pages that `ui.watermark_pages` names, on screen and on paper. */
export function Watermark() {
  const { pathname } = useLocation()
  const config = useConfig()
  const isMarked = config.param('ui.watermark_pages').some((page) => isBelow(pathname, page))
  return isMarked ? <Mark /> : null
}

function Mark() {
  const { user } = usePerson()
  const now = useMinute()
  const text = `${user.name} ${user.username} ${formatDate(now, 'YYYY/M/D HH:mm')}`
  return (
    <div className={s.mark} aria-hidden="true">
      {copies.map((place) => (
        <span key={place}>{text}</span>
      ))}
    </div>
  )
}

/** Whether an address is this page or below it, whatever slash the page ends with. */
function isBelow(pathname: string, page: string): boolean {
  const start = page.replace(/^#?\/*/, '/').replace(/\/+$/, '')
  return start !== '' && (pathname === start || pathname.startsWith(`${start}/`))
}

/** Unix seconds, updated every minute. */
function useMinute(): number {
  const [now, setNow] = useState(secondsNow)
  useInterval(() => setNow(secondsNow()), 60_000)
  return now
}
