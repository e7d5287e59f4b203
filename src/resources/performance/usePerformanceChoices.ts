import { retailPerformance } from '#contract/PS/retailPerformance.ts'
import { shiftMonth } from '#contract/month.ts'
import { useCall } from '#src/kit/call/useCall.ts'
import { dayOf } from '#src/kit/field/formatDate.ts'
import { usePageChoices } from '#src/kit/statistics/usePageChoices.ts'

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
  const month = latestWhole(trend.data?.trend.at(-1)?.stat_month)
  const to = text('to') || month
  const from = text('from') || to
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
  const isKnown = from !== undefined && to !== undefined && from <= to
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

/** The month itself, unless it is not over yet. */
function latestWhole(month: string | undefined): string | undefined {
  const isOver = month === undefined || month < dayOf(Date.now() / 1000).slice(0, 7)
  return isOver ? month : shiftMonth(month, -1)
}
