import { formatDate, formatDay, startOfDay } from '#src/kit/field/formatDate.ts'

/** A moment in unix seconds, or a calendar day `YYYY-MM-DD`. */
export type Moment = number | string

/** The unix seconds of a moment; of a day, when it begins at the site. Null for what is no day. */
export const secondsAt = (moment: Moment): number | null =>
  typeof moment === 'number' ? moment : startOfDay(moment)

/** A moment as people read it: YYYY/M/D, and the time where it has one. */
export const textAt = (moment: Moment): string =>
  typeof moment === 'number' ? formatDate(moment, 'YYYY/M/D HH:mm') : formatDay(moment)
