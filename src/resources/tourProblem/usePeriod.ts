import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { dayOf, startOfDay } from '#src/kit/field/formatDate.ts'

export const periods = ['month', 'days', 'quarter', 'year', 'own'] as const
export type Period = (typeof periods)[number]

const day = 86_400

/** The first day of a period that ends today. */
function firstDay(period: Period, today: string): string {
  const [year = '', month = ''] = today.split('-')
  const quarter = String(Math.floor((Number(month) - 1) / 3) * 3 + 1).padStart(2, '0')
  if (period === 'days') return dayOf((startOfDay(today) ?? 0) - 29 * day)
  return {
    month: `${year}-${month}-01`,
    quarter: `${year}-${quarter}-01`,
    year: `${year}-01-01`,
    own: today,
  }[period]
}

/**
 * The choices of a page of figures, which are in its address: a period, and others by name. The period is in
 * days, both included, and in seconds, up to but not including `to`.
 */
export function usePeriod() {
  const [params, setParams] = useSearchParams()
  const set = (change: Readonly<Record<string, string>>) =>
    setParams((known) => new URLSearchParams({ ...Object.fromEntries(known), ...change }), { replace: true })
  const period = periods.find((one) => one === params.get('period')) ?? 'month'
  const [today] = useState(() => dayOf(Date.now() / 1000))
  const first = (period === 'own' && params.get('from')) || firstDay(period, today)
  const last = (period === 'own' && params.get('to')) || today
  const from = startOfDay(first)
  const end = startOfDay(last)
  return {
    period,
    first,
    last,
    /** Null while the days make no period. */
    range: from === null || end === null || end < from ? null : { from, to: end + day },
    /** A choice among some, the first of them by default. */
    choice: <T extends string>(name: string, of: readonly [T, ...(readonly T[])]): T =>
      of.find((one) => one === params.get(name)) ?? of[0],
    set,
  }
}
