import { startOfDay } from '#src/kit/value/field/formatDate.ts'
import type { Period } from './usePeriod.ts'

/** The records of a period: the list that shows them, and the field with the time that counts. */
export interface CountedList extends Period {
  readonly list: string
  readonly date: string
}

/**
 * Returns the address of the list of the records that a figure counts. A list with a month `YYYY-MM` in the
 * field of the time means the part of the period that is in this month: `{ found_at: ['2026-11'] }`.
 */
export function listAddress(
  { list, date, ...period }: CountedList,
  { [date]: month, ...filter }: Readonly<Record<string, unknown>>,
): string {
  const { from, to } = Array.isArray(month) ? within(period, String(month[0])) : period
  const whole = { ...filter, [date]: { $gte: from, $lte: to - 1 } }
  return `/${list}?filter=${encodeURIComponent(JSON.stringify(whole))}`
}

/** The part of a period that is in a month `YYYY-MM`. */
function within({ from, to }: Period, month: string): Period {
  const [year = 0, place = 0] = month.split('-').map(Number)
  const next = new Date(Date.UTC(year, place, 1)).toISOString().slice(0, 7)
  return {
    from: Math.max(from, startOfDay(`${month}-01`) ?? from),
    to: Math.min(to, startOfDay(`${next}-01`) ?? to),
  }
}
