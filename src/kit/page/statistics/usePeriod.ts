import { useToday } from '#src/kit/value/field/useToday.ts'
import { dayOf, startOfDay } from '#src/kit/value/field/formatDate.ts'
import { usePageChoices } from './usePageChoices.ts'

export const periods = ['month', 'days', 'quarter', 'year', 'own'] as const
export type PeriodName = (typeof periods)[number]

/** Unix seconds, from `from` up to but not including `to`. */
export interface Period {
  readonly from: number
  readonly to: number
}

const day = 86_400

/**
 * The period of a page, which is in its address (`period`, `from`, `to`). `first` and `last` are days, both
 * included; `range` is null while they are not a period. `<PeriodSelect>` lets the user choose it. `usual` is the
 * period until the user chooses.
 */
export function usePeriod(usual: PeriodName = 'month') {
  const { choice, text, set } = usePageChoices()
  const name = choice('period', [usual, ...periods])
  const today = useToday()
  const first = (name === 'own' && text('from')) || firstDay(name, today)
  const last = (name === 'own' && text('to')) || today
  const [from, end] = [startOfDay(first), startOfDay(last)]
  const range: Period | null = from === null || end === null || end < from ? null : { from, to: end + day }
  return { name, first, last, range, set }
}

/** The first day of a period that ends today. */
function firstDay(name: PeriodName, today: string): string {
  const [year = '', month = ''] = today.split('-')
  const quarter = String(Math.floor((Number(month) - 1) / 3) * 3 + 1).padStart(2, '0')
  if (name === 'days') return dayOf((startOfDay(today) ?? 0) - 29 * day)
  return {
    month: `${year}-${month}-01`,
    quarter: `${year}-${quarter}-01`,
    year: `${year}-01-01`,
    own: today,
  }[name]
}
