import { daysLater as addDays } from '#contract/day.ts'

export { addDays }

/** The first day of the month `months` after that of a day. */
export const monthStart = (day: string, months = 0) =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months, 1))
    .toISOString()
    .slice(0, 10)

/** The last day of the month `months` after that of a day. */
export const monthEnd = (day: string, months = 0) => addDays(monthStart(day, months + 1), -1)

/** The day a number of years later; 29 February becomes 28 February if necessary. */
export const addYears = (day: string, years: number) => {
  const year = Number(day.slice(0, 4)) + years
  const isMissing = day.endsWith('-02-29') && year % 4 !== 0
  return `${year}${isMissing ? '-02-28' : day.slice(4)}`
}

/** The number of days from the first day to the second. */
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** The later of two days. */
export const later = (a: string, b: string) => (a > b ? a : b)

/** Unix seconds of a time of day at the sites; `hours` can have a fraction. */
export const momentOf = (day: string, hours = 0) => Math.round(Date.parse(day) / 1000 + (hours - 8) * 3600)
