import { formatDate, formatDay, startOfDay } from '#src/kit/value/field/formatDate.ts'

/** A time in unix seconds, or a calendar day `YYYY-MM-DD`. */
export type Moment = number | string

/** The unix seconds of a time, or of the beginning of a day at the site. Null for an invalid day. */
export const secondsAt = (moment: Moment): number | null =>
  typeof moment === 'number' ? moment : startOfDay(moment)

/** Formats a time as YYYY/M/D, followed by the time of day if it has one. */
export const textAt = (moment: Moment): string =>
  typeof moment === 'number' ? formatDate(moment, 'YYYY/M/D HH:mm') : formatDay(moment)
