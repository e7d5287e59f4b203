import { daysLater } from '#contract/day.ts'

const later = (date: string, days: number): string =>
  Number.isNaN(Date.parse(`${date}T00:00:00Z`)) ? '' : daysLater(date, days)

/** The day after a day `YYYY-MM-DD`; empty if it is none. */
export const nextDay = (date: string): string => later(date, 1)

/** The day before; empty if it is none. */
export const dayBefore = (date: string): string => later(date, -1)

/** The day a year after a day, for 29 February 1 March; empty if it is none. */
export const nextYear = (date: string): string => {
  const [year = Number.NaN, month = Number.NaN, first = Number.NaN] = date.split('-').map(Number)
  const time = Date.UTC(year + 1, month - 1, first)
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10)
}
