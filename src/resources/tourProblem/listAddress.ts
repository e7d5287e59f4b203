import { startOfDay } from '#src/kit/field/formatDate.ts'

/** The field by which the list filters what a bar counts; a month is when problems were found. */
export const fieldOf = {
  floor: 'floor_id',
  category: 'category',
  department: 'department',
  severity: 'severity',
  month: 'found_at',
  site: 'site',
} as const

interface Range {
  readonly from: number
  readonly to: number
}

/** The address of the list of the problems that were found in a period. `found_at: ['2026-11']` is a month of it. */
export function listAddress(
  list: string,
  period: Range,
  { found_at, ...filter }: Readonly<Record<string, unknown>>,
): string {
  const range = Array.isArray(found_at) ? within(period, String(found_at[0])) : period
  const whole = { ...filter, found_at: { $gte: range.from, $lte: range.to - 1 } }
  return `/${list}?filter=${encodeURIComponent(JSON.stringify(whole))}`
}

/** The part of a period that is in a month `YYYY-MM`. */
function within({ from, to }: Range, month: string): Range {
  const [year = 0, place = 0] = month.split('-').map(Number)
  const next = new Date(Date.UTC(year, place, 1)).toISOString().slice(0, 7)
  return {
    from: Math.max(from, startOfDay(`${month}-01`) ?? from),
    to: Math.min(to, startOfDay(`${next}-01`) ?? to),
  }
}
