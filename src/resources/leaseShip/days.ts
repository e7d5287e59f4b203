const day = 86_400_000

const shifted = (date: string, by: number): string => {
  const time = Date.parse(`${date}T00:00:00Z`)
  return Number.isNaN(time) ? '' : new Date(time + by).toISOString().slice(0, 10)
}

/** The day after a day `YYYY-MM-DD`; empty if it is none. */
export const nextDay = (date: string): string => shifted(date, day)

/** A year later, less a day. */
export const dayBefore = (date: string): string => {
  const [year = '', month = '', first = ''] = date.split('-')
  return shifted(`${Number(year) + 1}-${month}-${first}`, -day)
}
