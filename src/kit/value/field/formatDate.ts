import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'
import { isFigure, noValue } from './formatNumber.ts'

dayjs.extend(utc)
dayjs.extend(timezone)

/** The specification's two formats of a day, and the same with the time. Days have no leading zeros. */
export type DatePattern = 'YYYY/M/D' | 'YYYY-M-D' | 'YYYY/M/D HH:mm' | 'YYYY-M-D HH:mm' | 'HH:mm'

/** Formats a time in unix seconds, in the time zone of the site. `-` for other values. */
export function formatDate(
  seconds: unknown,
  pattern: DatePattern = 'YYYY/M/D',
  timeZone = siteTimeZone,
): string {
  return isFigure(seconds) ? atSite(seconds, timeZone).format(pattern) : noValue
}

/** Formats a calendar day `YYYY-MM-DD`, which has no time zone, as `YYYY/M/D`. `-` for other values. */
export function formatDay(day: unknown): string {
  const match = typeof day === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) : null
  return match ? `${match[1]}/${Number(match[2])}/${Number(match[3])}` : noValue
}

/** The unix seconds at which a day `YYYY-MM-DD` begins at the site; null for other values. */
export function startOfDay(day: string, timeZone = siteTimeZone): number | null {
  const start = dayjs.tz(`${day}T00:00:00`, timeZone)
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && start.isValid() ? start.unix() : null
}

/** The day `YYYY-MM-DD` at the site for a time in unix seconds. */
export const dayOf = (seconds: number, timeZone = siteTimeZone): string =>
  atSite(seconds, timeZone).format('YYYY-MM-DD')

/** A time in the format of a datetime-local input: `YYYY-MM-DDTHH:mm`, in the site's time zone. */
export const momentOf = (seconds: number, timeZone = siteTimeZone): string =>
  atSite(seconds, timeZone).format('YYYY-MM-DDTHH:mm')

/** The unix seconds of such a text; null if it is not valid. */
export function secondsOf(moment: string, timeZone = siteTimeZone): number | null {
  const seconds = dayjs.tz(moment, timeZone).unix()
  return Number.isFinite(seconds) ? seconds : null
}

/** All sites of the group, on the mainland and in Hong Kong, are in this time zone. */
const siteTimeZone = 'Asia/Shanghai'

// dayjs's own tz() creates a formatter for each date, which is slow in a table of a hundred dates.
const atSite = (seconds: number, timeZone: string) =>
  dayjs.unix(seconds).utcOffset(offsetAt(seconds, timeZone))

/** The offset of the zone from UTC at a given time, in minutes. */
function offsetAt(seconds: number, timeZone: string): number {
  const name = zoneOf(timeZone).format(seconds * 1000)
  const match = /([+-])(\d{2}):(\d{2})$/.exec(name)
  return match ? (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3])) : 0
}

const zones = new Map<string, Intl.DateTimeFormat>()

function zoneOf(timeZone: string): Intl.DateTimeFormat {
  const known =
    zones.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  zones.set(timeZone, known)
  return known
}
