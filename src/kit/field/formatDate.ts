import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'
import { isFigure, noValue } from './formatNumber.ts'

dayjs.extend(utc)
dayjs.extend(timezone)

/** The two ways the specification writes a day, and those with the time. No zero padding in the day. */
export type DatePattern = 'YYYY/M/D' | 'YYYY-M-D' | 'YYYY/M/D HH:mm' | 'YYYY-M-D HH:mm' | 'HH:mm'

/** A moment in unix seconds, as the clock at the site shows it. `-` for what is no moment. */
export function formatDate(
  seconds: unknown,
  pattern: DatePattern = 'YYYY/M/D',
  timeZone = siteTimeZone,
): string {
  return isFigure(seconds) ? atSite(seconds, timeZone).format(pattern) : noValue
}

/** A calendar day `YYYY-MM-DD`, which has no time zone, as `YYYY/M/D`. `-` for what is no day. */
export function formatDay(day: unknown): string {
  const match = typeof day === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) : null
  return match ? `${match[1]}/${Number(match[2])}/${Number(match[3])}` : noValue
}

/** The unix seconds at which a day `YYYY-MM-DD` begins at the site; null for what is no day. */
export function startOfDay(day: string, timeZone = siteTimeZone): number | null {
  const start = dayjs.tz(`${day}T00:00:00`, timeZone)
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && start.isValid() ? start.unix() : null
}

/** The day `YYYY-MM-DD` of a moment at the site. */
export const dayOf = (seconds: number, timeZone = siteTimeZone): string =>
  atSite(seconds, timeZone).format('YYYY-MM-DD')

/** A moment as an input of date and time wants it: `YYYY-MM-DDTHH:mm`, by the site's clock. */
export const momentOf = (seconds: number, timeZone = siteTimeZone): string =>
  atSite(seconds, timeZone).format('YYYY-MM-DDTHH:mm')

/** The unix seconds of such a moment; null for what is none. */
export function secondsOf(moment: string, timeZone = siteTimeZone): number | null {
  const seconds = dayjs.tz(moment, timeZone).unix()
  return Number.isFinite(seconds) ? seconds : null
}

/** All sites of the group, on the mainland and in Hong Kong, keep this time. */
const siteTimeZone = 'Asia/Shanghai'

// dayjs's own tz() makes a formatter for each date, which in a table of a hundred dates is felt.
const atSite = (seconds: number, timeZone: string) =>
  dayjs.unix(seconds).utcOffset(offsetAt(seconds, timeZone))

/** The minutes by which the zone is ahead of UTC at a moment. */
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
