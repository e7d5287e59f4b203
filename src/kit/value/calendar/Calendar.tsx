import ChevronLeft from '@mui/icons-material/ChevronLeftOutlined'
import ChevronRight from '@mui/icons-material/ChevronRightOutlined'
import { Button, IconButton } from '@mui/material'
import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { daysLater } from '#contract/day.ts'
import { EventArea } from '#src/kit/base/control/EventArea.tsx'
import { languageTag } from '#src/kit/value/field/formatFigure.ts'
import { Segments } from '#src/kit/base/control/Segments.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import styles from './Calendar.module.css'
import { CalendarDay } from './CalendarDay.tsx'
import {
  calendarViews,
  dayByKey,
  shiftMonths,
  shownDays,
  type CalendarEvent,
  type CalendarView,
} from './calendarDays.ts'

interface CalendarProps {
  /** What the calendar is about, for screen readers. */
  readonly label: string
  /** The day in view, which has the focus of the keyboard. */
  readonly day: string
  readonly today: string
  readonly view: CalendarView
  /** Shows another day, or the same days in another way. */
  readonly onChange: (next: CalendarMove) => void
  /** In any order; those of other days are left out. */
  readonly events: readonly CalendarEvent[]
  /** Events are being fetched. */
  readonly isPending?: boolean
  /** Shown above the days if events could not be fetched, such as an `ErrorState`. */
  readonly failure?: ReactNode
}

/** What the user chose: another day, another view, or both. */
type CalendarMove =
  | { readonly day: string }
  | { readonly view: CalendarView }
  | { readonly day: string; readonly view: CalendarView }

/** How the arrow keys move in a list, which leaves out days without events. */
const listSteps = new Map([
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
  ['ArrowRight', 1],
  ['ArrowDown', 1],
])

/**
 * Events by day: a month, a week or a list. The arrow keys move between days, Home and End within the week,
 * Page Up and Page Down between months. Each event is a link.
 */
export function Calendar({ label, day, today, view, onChange, events, ...state }: CalendarProps) {
  const { isPending = false, failure } = state
  const translate = useTranslate()
  const tag = languageTag(useLocale() ?? '')
  const grid = useRef<HTMLDivElement>(null)
  const byDay = Map.groupBy(events, (event) => event.day)
  const days = shownDays(day, view)
  const cells = view === 'list' ? days.filter((one) => byDay.has(one)) : days
  // A day that is not drawn cannot have the focus; the next one has it instead.
  const current = cells.find((one) => one >= day) ?? cells.at(-1) ?? day
  const step = (by: 1 | -1) =>
    onChange({ day: view === 'week' ? daysLater(day, 7 * by) : shiftMonths(day, by) })
  const format = (date: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))

  function onKeyDown(event: KeyboardEvent): void {
    const by = view === 'list' ? listSteps.get(event.key) : undefined
    const next = by === undefined ? dayByKey(current, event.key) : cells[cells.indexOf(current) + by]
    if (next === undefined || (event.target instanceof Element && event.target.closest('a'))) return
    event.preventDefault()
    onChange({ day: next })
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus())
  }

  return (
    <section className="stack gap-12" aria-label={label}>
      <header className={styles['head']}>
        <IconButton size="small" aria-label={translate('atrium.action.previous')} onClick={() => step(-1)}>
          <ChevronLeft />
        </IconButton>
        <h2 aria-live="polite">{format(day, { year: 'numeric', month: 'long' })}</h2>
        <IconButton size="small" aria-label={translate('atrium.action.next')} onClick={() => step(1)}>
          <ChevronRight />
        </IconButton>
        <Button size="small" onClick={() => onChange({ day: today })}>
          {translate('atrium.calendar.today')}
        </Button>
        <Segments
          label={translate('atrium.calendar.view')}
          value={view}
          choices={calendarViews.map((value) => ({ value, text: translate(`atrium.calendar.${value}`) }))}
          onChoose={(next) => onChange({ view: next })}
        />
      </header>
      {failure}
      {view === 'list' && cells.length === 0 && isPending && <RecordSkeleton lines={4} />}
      {view === 'list' && cells.length === 0 && !isPending && !failure && (
        <p>{translate('atrium.calendar.none')}</p>
      )}
      {/* Only shortcuts between days; each event is a link. */}
      <EventArea as="div" ref={grid} className={styles['days']} data-view={view} onKeyDown={onKeyDown}>
        {view !== 'list' &&
          days.slice(0, 7).map((one) => (
            <span key={one} className={styles['weekday']} aria-hidden="true">
              {format(one, { weekday: 'short' })}
            </span>
          ))}
        {cells.map((one) => (
          <CalendarDay
            key={one}
            name={format(one, { weekday: 'long', day: 'numeric', month: 'long' })}
            number={
              view === 'list'
                ? format(one, { day: 'numeric', weekday: 'short' })
                : String(Number(one.slice(8)))
            }
            events={byDay.get(one) ?? []}
            isToday={one === today}
            isChosen={one === current}
            isOutside={view === 'month' && one.slice(0, 7) !== day.slice(0, 7)}
            most={view === 'month' ? 3 : Number.POSITIVE_INFINITY}
            onChoose={() => onChange({ day: one })}
            onMore={() => onChange({ day: one, view: 'week' })}
          />
        ))}
      </EventArea>
    </section>
  )
}
