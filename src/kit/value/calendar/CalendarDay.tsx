import { Button } from '@mui/material'
import { LinkBase } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import styles from './Calendar.module.css'
import type { CalendarEvent } from './calendarDays.ts'

interface CalendarDayProps {
  /** The whole date, for screen readers. */
  readonly name: string
  readonly number: string
  readonly events: readonly CalendarEvent[]
  readonly isToday: boolean
  /** The day that the keyboard is on. */
  readonly isChosen: boolean
  /** Of the month before or after. */
  readonly isOutside: boolean
  /** The number of events that fit. */
  readonly most: number
  readonly onChoose: () => void
  /** Shows all of them. */
  readonly onMore: () => void
}

/** A day of a calendar with its events. */
export function CalendarDay({
  name,
  number,
  events,
  isToday,
  isChosen,
  isOutside,
  most,
  onChoose,
  onMore,
}: CalendarDayProps) {
  const translate = useTranslate()
  return (
    <div className={styles['day']} data-today={isToday || undefined} data-outside={isOutside || undefined}>
      <button
        type="button"
        className={styles['number']}
        aria-label={name}
        aria-current={isToday ? 'date' : undefined}
        // One day at a time is reached by Tab, the others by arrow keys.
        tabIndex={isChosen ? 0 : -1}
        onClick={onChoose}
      >
        {number}
      </button>
      {events.length > 0 && (
        <ul className="stack shrink gap-2">
          {events.slice(0, most).map(({ id, title, to, tone = 'grey' }) => (
            <li key={id} className="cut tiny" data-tone={tone}>
              {to === undefined ? (
                title
              ) : (
                <LinkBase className="ink" to={to}>
                  {title}
                </LinkBase>
              )}
            </li>
          ))}
        </ul>
      )}
      {events.length > most && (
        <Button size="small" onClick={onMore}>
          {translate('atrium.calendar.more', { count: events.length - most })}
        </Button>
      )}
    </div>
  )
}
