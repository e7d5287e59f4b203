const day = 86_400_000

const shifted = (date: string, by: number): string => {
  const time = Date.parse(`${date}T00:00:00Z`)
  return Number.isNaN(time) ? '' : new Date(time + by).toISOString().slice(0, 10)
}

/** The day after a day `YYYY-MM-DD`; empty if it is none. */
export const nextDay = (date: string): string => shifted(date, day)

/** The day before; empty if it is none. */
export const dayBefore = (date: string): string => shifted(date, -day)

/** The day a year after a day, for 29 February 1 March; empty if it is none. */
export const nextYear = (date: string): string => {
  const [year = Number.NaN, month = Number.NaN, first = Number.NaN] = date.split('-').map(Number)
  const time = Date.UTC(year + 1, month - 1, first)
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10)
}
