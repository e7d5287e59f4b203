import { dayByKey, shiftMonths } from '#src/kit/value/calendar/calendarDays.ts'

/** The months of the year of a month, `YYYY-MM`. */
export const monthsOf = (month: string): readonly string[] =>
  Array.from({ length: 12 }, (_, at) => `${month.slice(0, 4)}-${String(at + 1).padStart(2, '0')}`)

/** Turns pages: the day of as many months later or earlier, or the month of as many years. */
export const shifted = (kind: 'day' | 'month', cell: string, pages: number): string =>
  kind === 'month' ? shiftMonth(cell, 12 * pages) : shiftMonths(cell, pages)

/** The day or month that a key leads to; undefined for other keys. */
export function pickerKey(
  kind: 'day' | 'month',
  cell: string,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
): string | undefined {
  if (kind === 'day')
    return shiftKey && pages.has(key) ? shiftMonths(cell, 12 * (pages.get(key) ?? 0)) : dayByKey(cell, key)
  if (key === 'Home') return monthsOf(cell)[0]
  if (key === 'End') return monthsOf(cell)[11]
  const by = monthSteps.get(key)
  return by === undefined ? undefined : shiftMonth(cell, by)
}

/** The value, or the nearest that is allowed. */
export const keptWithin = (
  cell: string,
  { min, max }: { readonly min: string; readonly max: string },
): string => (cell < min ? min : cell > max ? max : cell)

const pages = new Map([
  ['PageUp', -1],
  ['PageDown', 1],
])

/** A row has three months. */
const monthSteps = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
  ['ArrowUp', -3],
  ['ArrowDown', 3],
  ['PageUp', -12],
  ['PageDown', 12],
])

const shiftMonth = (month: string, by: number): string => shiftMonths(`${month}-01`, by).slice(0, 7)
