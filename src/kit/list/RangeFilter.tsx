import { useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Field } from '#contract/field.ts'
import { dayOf, startOfDay } from '#src/kit/field/formatDate.ts'
import styles from './Filter.module.css'
import type { FilterPanelProps } from './FilterPanel.tsx'
import { focusOnOpen } from './focusOnOpen.ts'

/** From and to, both included, of a number or a day; either may be left open. */
export function RangeFilter({ field, value, onChange, onDone }: FilterPanelProps) {
  const translate = useTranslate()
  const { $gte, $lte } = (value ?? {}) as Record<string, unknown>
  const [from, setFrom] = useState(written(field, $gte))
  const [to, setTo] = useState(written(field, $lte))
  const apply = (event: FormEvent) => {
    event.preventDefault()
    const bounds = {
      ...bound('$gte', read(field, from, 'start')),
      ...bound('$lte', read(field, to, 'end')),
    }
    onChange(Object.keys(bounds).length === 0 ? undefined : bounds)
    onDone()
  }
  const isDay = field.kind === 'date' || field.kind === 'seconds'
  const box = isDay ? ({ type: 'date' } as const) : ({ type: 'text', inputMode: 'decimal' } as const)
  return (
    <form className={styles['range']} onSubmit={apply}>
      <label>
        {translate('atrium.list.from')}
        <input {...box} value={from} ref={focusOnOpen} onChange={(event) => setFrom(event.target.value)} />
      </label>
      <label>
        {translate('atrium.list.to')}
        <input {...box} value={to} onChange={(event) => setTo(event.target.value)} />
      </label>
      <Button type="submit" variant="contained" size="small">
        {translate('atrium.action.apply')}
      </Button>
    </form>
  )
}

const bound = (operator: string, value: string | number | null) =>
  value === null ? {} : { [operator]: value }

function written(field: Field, value: unknown): string {
  if (value === undefined) return ''
  return field.kind === 'seconds' ? dayOf(Number(value)) : String(value)
}

function read(field: Field, text: string, edge: 'start' | 'end'): string | number | null {
  if (text.trim() === '') return null
  if (field.kind === 'date') return text
  if (field.kind !== 'seconds') return Number.isFinite(Number(text)) ? Number(text) : null
  const start = startOfDay(text)
  // No site changes its clocks, so every day has 86,400 seconds.
  return start === null || edge === 'start' ? start : start + 86_399
}
