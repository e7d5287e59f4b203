import { daysLater } from '#contract/day.ts'

/** Something on a day of a calendar. */
export interface CalendarEvent {
  readonly id: string
  /** `YYYY-MM-DD`. */
  readonly day: string
  /** In the user's language. */
  readonly title: string
  /** The page that it leads to. */
  readonly to?: string | undefined
  readonly tone?: 'red' | 'amber' | 'green' | 'blue' | 'grey'
}

/** How a calendar is shown: by month, by week, or as a list. */
export const calendarViews = ['month', 'week', 'list'] as const
export type CalendarView = (typeof calendarViews)[number]

/** Whether a text is a day of the calendar, `YYYY-MM-DD`, as an address may have any text. */
export const isDay = (text: string): boolean =>
  /^[12]\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && daysLater(text, 0) === text

/** The Monday of the week of a day. */
export const weekStart = (day: string): string =>
  daysLater(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

/** A day, moved by a number of months: the 31st becomes the last day of a shorter month. */
export function shiftMonths(day: string, by: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + by, 0))
  return new Date(Date.UTC(year, month - 1 + by, Math.min(date, last.getUTCDate())))
    .toISOString()
    .slice(0, 10)
}

/** The days that a view of a day shows: whole weeks from Monday; a list has those of its month. */
export function shownDays(day: string, view: CalendarView): readonly string[] {
  const from = view === 'week' ? weekStart(day) : weekStart(`${day.slice(0, 7)}-01`)
  if (view === 'week') return daysFrom(from, 7)
  const end = daysLater(`${shiftMonths(`${day.slice(0, 7)}-01`, 1)}`, -1)
  const month = daysFrom(`${day.slice(0, 7)}-01`, Number(end.slice(8)))
  return view === 'list' ? month : daysFrom(from, weeksBetween(from, end) * 7)
}

const daysFrom = (from: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => daysLater(from, at))

const weeksBetween = (from: string, to: string): number =>
  Math.ceil(((Date.parse(to) - Date.parse(from)) / 86_400_000 + 1) / 7)

/** The day that a key leads to from a day; undefined for other keys. */
export function dayByKey(day: string, key: string): string | undefined {
  if (key === 'ArrowLeft') return daysLater(day, -1)
  if (key === 'ArrowRight') return daysLater(day, 1)
  if (key === 'ArrowUp') return daysLater(day, -7)
  if (key === 'ArrowDown') return daysLater(day, 7)
  if (key === 'Home') return weekStart(day)
  if (key === 'End') return daysLater(weekStart(day), 6)
  if (key === 'PageUp') return shiftMonths(day, -1)
  if (key === 'PageDown') return shiftMonths(day, 1)
  return undefined
}
