/** The months from one to another, both included, as `YYYY-MM`. */
export function monthsFrom(from: string, to: string): string[] {
  const months: string[] = []
  for (let month = from; month <= to; month = nextMonth(month)) months.push(month)
  return months
}

/** The month so many months later. */
export function nextMonth(month: string, by = 1): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + by
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`
}

/** The last day of a month, `YYYY-MM-DD`. */
export function monthEnd(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return `${month}-${String(new Date(Date.UTC(year, number, 0)).getUTCDate()).padStart(2, '0')}`
}

/** The day before a day, `YYYY-MM-DD`. */
export const dayBefore = (day: string): string =>
  new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
