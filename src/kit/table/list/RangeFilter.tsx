import { useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from '@mui/material'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { Field } from '#contract/field.ts'
import { readMonth } from '#contract/dayText.ts'
import { readNumber } from '#contract/numberText.ts'
import { dayOf, startOfDay } from '#src/kit/value/field/formatDate.ts'
import { DayBox } from '#src/kit/form/input/DayBox.tsx'
import { MonthBox } from '#src/kit/form/input/MonthBox.tsx'
import styles from './Filter.module.css'
import type { FilterPanelProps } from './FilterPanel.tsx'
import { focusOnOpen } from './focusOnOpen.ts'

/** From and to, both included, of a number, a day or a month; either may be left open. */
export function RangeFilter({ field, value, onChange, onDone }: FilterPanelProps) {
  const translate = useTranslate()
  // A page may have put a single month into the filter.
  const { $gte, $lte } = typeof value === 'string' ? { $gte: value, $lte: value } : boundsOf(value)
  const [from, setFrom] = useState(written(field, $gte))
  const [to, setTo] = useState(written(field, $lte))
  const [isTried, setTried] = useState(false)
  const bottom = read(field, from, 'start')
  const top = read(field, to, 'end')
  const isSwapped = isTried && isBefore(top, bottom)
  const isWrong = isTried && (bottom === undefined || top === undefined)
  const apply = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (bottom === undefined || top === undefined || isBefore(top, bottom)) return
    const bounds = { ...bound('$gte', bottom), ...bound('$lte', top) }
    onChange(Object.keys(bounds).length === 0 ? undefined : bounds)
    onDone()
  }
  const edges = [
    { edge: 'from', text: from, set: setFrom, isInvalid: isTried && bottom === undefined, ref: focusOnOpen },
    {
      edge: 'to',
      text: to,
      set: setTo,
      isInvalid: isSwapped || (isTried && top === undefined),
      ref: undefined,
    },
  ]
  const isMonth = field.means === 'month'
  const isDay = field.kind === 'date' || field.kind === 'seconds'
  return (
    <form className={styles['range']} onSubmit={apply}>
      {edges.map(({ edge, text, set, isInvalid, ref }) => {
        const shared = { value: text, ref, 'aria-invalid': isInvalid }
        return (
          <label key={edge} className="stack shrink muted small gap-4">
            {translate(`atrium.list.${edge}`)}
            {isDay ? (
              <DayBox {...shared} onChange={set} />
            ) : isMonth ? (
              <MonthBox {...shared} onChange={set} />
            ) : (
              <input
                type="text"
                inputMode="decimal"
                {...shared}
                onChange={({ target }) => set(target.value)}
              />
            )}
          </label>
        )
      })}
      {isWrong && (
        <p className={`red small ${styles['wide']}`} role="alert">
          {translate(isMonth ? 'atrium.validation.month' : 'atrium.validation.number')}
        </p>
      )}
      {isSwapped && (
        <p className={`red small ${styles['wide']}`} role="alert">
          {translate('atrium.list.swapped')}
        </p>
      )}
      <Button type="submit" variant="contained" size="small">
        {translate('atrium.action.apply')}
      </Button>
    </form>
  )
}

/** Whether one end of a range is below the other; an open end is not. */
const isBefore = (
  end: string | number | null | undefined,
  start: string | number | null | undefined,
): boolean =>
  (typeof end === 'number' && typeof start === 'number' && end < start) ||
  (typeof end === 'string' && typeof start === 'string' && end < start)

const boundsOf = (value: unknown) => (value ?? {}) as Record<string, unknown>

const bound = (operator: string, value: string | number | null) =>
  value === null ? {} : { [operator]: value }

function written(field: Field, value: unknown): string {
  if (value === undefined) return ''
  return field.kind === 'seconds' ? dayOf(Number(value)) : String(value)
}

/** Null for an empty input, undefined for an invalid number. */
function read(field: Field, text: string, edge: 'start' | 'end'): string | number | null | undefined {
  if (text.trim() === '') return null
  if (field.means === 'month') return readMonth(text)
  if (field.kind === 'date') return text
  if (field.kind !== 'seconds') return readNumber(text, { isMoney: field.means === 'money' })
  const start = startOfDay(text)
  // No site has daylight saving time, so every day has 86,400 seconds.
  return start === null || edge === 'start' ? start : start + 86_399
}
