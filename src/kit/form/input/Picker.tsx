import ChevronLeft from '@mui/icons-material/ChevronLeftOutlined'
import ChevronRight from '@mui/icons-material/ChevronRightOutlined'
import { Button, IconButton } from '@mui/material'
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { shownDays } from '#src/kit/value/calendar/calendarDays.ts'
import { languageTag } from '#src/kit/value/field/formatFigure.ts'
import { today } from './limitsOf.ts'
import styles from './Picker.module.css'
import { keptWithin, monthsOf, pickerKey, shifted } from './pickerCells.ts'

interface PickerProps {
  readonly kind: 'day' | 'month'
  /** `YYYY-MM-DD` or `YYYY-MM`; empty without one. */
  readonly value: string
  readonly min?: string | undefined
  readonly max?: string | undefined
  /** Whether there must be a value, so that it cannot be cleared. */
  readonly isRequired?: boolean | undefined
  /** Called when its size has changed: at first, and with the page. */
  readonly onResize?: () => void
  /** An empty text clears it. */
  readonly onPick: (value: string) => void
}

/**
 * The days of a month, or the months of a year, in the language of the console. The arrow keys move between them, Home and
 * End within the row or the year, Page Up and Page Down to the next page; with Shift, days move by a year.
 */
export function Picker({ kind, value, min, max, isRequired = false, onResize, onPick }: PickerProps) {
  const translate = useTranslate()
  const tag = languageTag(useLocale() ?? '')
  const grid = useRef<HTMLDivElement>(null)
  const length = kind === 'month' ? 7 : 10
  const now = today().slice(0, length)
  const limits = { min: min ?? '1900-01-01'.slice(0, length), max: max ?? '9999-12-31'.slice(0, length) }
  const [at, setAt] = useState(() => keptWithin(value || now, limits))
  const cells = kind === 'month' ? monthsOf(at) : shownDays(at, 'month')
  const isOutside = (cell: string) => cell < limits.min || cell > limits.max
  const format = (cell: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(
      new Date(`${cell.padEnd(10, '-01')}T00:00:00Z`),
    )
  // At first and by keys; the buttons for the next page keep the focus.
  const wantsFocus = useRef(true)
  useEffect(() => {
    if (wantsFocus.current) grid.current?.querySelector<HTMLElement>(`[data-cell="${at}"]`)?.focus()
    wantsFocus.current = false
  }, [at])

  useLayoutEffect(() => onResize?.())

  const onKeyDown = (event: KeyboardEvent) => {
    const next = pickerKey(kind, at, event)
    if (next === undefined) return
    event.preventDefault()
    const to = keptWithin(next, limits)
    // At a limit nothing moves: the focus must not be taken by what moves next.
    wantsFocus.current = to !== at
    setAt(to)
  }
  const turn = (by: 1 | -1) => setAt(keptWithin(shifted(kind, at, by), limits))
  return (
    <div className={styles['picker']}>
      <header className="row between">
        <IconButton size="small" aria-label={translate('atrium.action.previous')} onClick={() => turn(-1)}>
          <ChevronLeft />
        </IconButton>
        <h2 aria-live="polite">
          {format(at, kind === 'month' ? { year: 'numeric' } : { year: 'numeric', month: 'long' })}
        </h2>
        <IconButton size="small" aria-label={translate('atrium.action.next')} onClick={() => turn(1)}>
          <ChevronRight />
        </IconButton>
      </header>
      <div ref={grid} className={styles['cells']} data-kind={kind}>
        {kind === 'day' &&
          cells.slice(0, 7).map((cell) => (
            <span key={cell} className="muted tiny text-center" aria-hidden>
              {format(cell, { weekday: 'narrow' })}
            </span>
          ))}
        {cells.map((cell) => (
          <button
            className="shrink ink figures hover"
            key={cell}
            type="button"
            data-cell={cell}
            aria-label={format(cell, kind === 'month' ? monthName : dayName)}
            aria-pressed={cell === value}
            aria-current={cell === now ? 'date' : undefined}
            data-faint={kind === 'day' && cell.slice(0, 7) !== at.slice(0, 7) ? '' : undefined}
            disabled={isOutside(cell)}
            tabIndex={cell === at ? 0 : -1}
            onKeyDown={onKeyDown}
            onClick={() => onPick(cell)}
          >
            {kind === 'month' ? format(cell, { month: 'short' }) : Number(cell.slice(8))}
          </button>
        ))}
      </div>
      <footer className="flex between">
        <Button size="small" disabled={isOutside(now)} onClick={() => onPick(now)}>
          {translate(kind === 'month' ? 'atrium.period.month' : 'atrium.calendar.today')}
        </Button>
        {value !== '' && !isRequired && (
          <Button size="small" onClick={() => onPick('')}>
            {translate('ra.action.clear_input_value')}
          </Button>
        )}
      </footer>
    </div>
  )
}

const monthName: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'long' }
const dayName: Intl.DateTimeFormatOptions = { ...monthName, day: 'numeric', weekday: 'long' }
