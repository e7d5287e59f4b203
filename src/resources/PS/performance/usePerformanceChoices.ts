import { retailPerformance } from '#contract/PS/retailPerformance.ts'
import { shiftMonth } from '#contract/month.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { useToday } from '#src/kit/value/field/useToday.ts'
import { usePageChoices } from '#src/kit/page/statistics/usePageChoices.ts'

export const groups = ['store', 'brand', 'floor', 'category', 'site'] as const
export type Group = (typeof groups)[number]

/** The filters of the address, and the field that each is about. */
export const filters = {
  floor: 'floor_id',
  category: 'category_id',
  level1: 'level1_id',
  brand: 'brand_id',
} as const
export type Filter = keyof typeof filters

/**
 * What the user chose, from the address of the page; by default the latest month that is over. `trend` is the
 * reply about the whole site, which knows that month.
 */
export function usePerformanceChoices() {
  const { choice, text, set } = usePageChoices()
  const trend = useCall(retailPerformance, { query: { months: 24 } }, { staleTime: 60_000 })
  const present = useToday().slice(0, 7)
  const month = trend.data && latestWhole(present, trend.data.trend.at(-1)?.stat_month)
  const last = text('to') || month
  // An address may have them in the wrong order. What is not known yet is sorted to the end.
  const [from, to] = [text('from') || last, last].toSorted()
  const group = choice('group', groups)
  const isComparable = choice('tenancies', ['every', 'comparable']) === 'comparable'
  const base = choice('base', ['year', 'before'])
  const cond = Object.fromEntries(
    Object.entries(filters).flatMap(([name, field]) => (text(name) === '' ? [] : [[field, text(name)]])),
  )
  const query = {
    from_month: from ?? '',
    to_month: to ?? '',
    cond: JSON.stringify(cond),
    comparable: isComparable ? ('1' as const) : ('0' as const),
  }
  const isKnown = from !== undefined && to !== undefined
  return {
    trend,
    group,
    from: from ?? '',
    to: to ?? '',
    isComparable,
    // A change against last month is that of one month.
    base: from === to ? base : ('year' as const),
    query,
    input: isKnown ? { query: { ...query, group_by: group, range: '0-499' } } : null,
    text,
    set,
  }
}

export type PerformanceChoices = ReturnType<typeof usePerformanceChoices>

/** The month itself if it is over, otherwise the month before; without figures, that before the present month. */
function latestWhole(present: string, month?: string): string {
  return month !== undefined && month < present ? month : shiftMonth(month ?? present, -1)
}
