import { localTime } from '#server/services/sheet/sheet.ts'

/** The unix seconds of a day `YYYY-MM-DD` and a time `HH:MM` in a time zone; of an hour that is left out, the same later. */
export function momentAt(day: string, time: string, timeZone: string): number {
  const wall = Date.parse(`${day}T${time}:00Z`) / 1000
  const first = wall - offsetAt(wall, timeZone)
  return wall - offsetAt(first, timeZone)
}

/** The day `YYYY-MM-DD` of a moment in a time zone. */
export const dayAt = (seconds: number, timeZone: string): string => localTime(seconds, timeZone).slice(0, 10)

/** The first day of the month that is this many months later. */
export const monthLater = (day: string, months: number): string => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}

/** Seconds that the clocks of a time zone are ahead of UTC. */
function offsetAt(seconds: number, timeZone: string): number {
  // Years of fewer or more than four digits are not written in the form that is parsed here. Zones do not change there.
  const known = Math.min(Math.max(seconds, firstKnown), lastKnown)
  return Date.parse(`${localTime(known, timeZone).replace(' ', 'T')}Z`) / 1000 - known
}

const firstKnown = Date.parse('1000-01-02T00:00:00Z') / 1000
const lastKnown = Date.parse('9999-12-30T00:00:00Z') / 1000
