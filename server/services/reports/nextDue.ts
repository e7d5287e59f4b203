import { daysLater } from '#contract/day.ts'
import { dayAt, momentAt } from './zone.ts'

/** When something is due again and again, at a time of day `HH:MM` in a time zone. */
export interface Recurrence {
  readonly repeats: 'daily' | 'weekly' | 'monthly'
  readonly weekday: string | null
  /** Of the month; in a shorter month the last day. */
  readonly day: number | null
  readonly at_time: string
  readonly timezone: string
}

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/** The first time after a moment, in unix seconds; null if its day is missing, so that it is never due. */
export function nextDue(
  { repeats, weekday, day, at_time, timezone }: Recurrence,
  after: number,
): number | null {
  const isOn = (one: string): boolean => {
    if (repeats === 'daily') return true
    if (repeats === 'weekly') return weekdays[new Date(`${one}T00:00:00Z`).getUTCDay()] === weekday
    return day !== null && Number(one.slice(8)) === Math.min(day, lastOfMonth(one))
  }
  const today = dayAt(after, timezone)
  for (let ahead = 0; ahead <= mostAhead; ahead += 1) {
    const one = daysLater(today, ahead)
    if (!isOn(one)) continue
    const due = momentAt(one, at_time, timezone)
    if (due > after) return due
  }
  return null
}

/** Days from a time to the next, at most: from the first of a month to the last of the following. */
const mostAhead = 62

const lastOfMonth = (day: string): number => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}
