import { z } from 'zod'

// An empty text counts as the number 0, which is no day that anything was scored on.
const first = 946_684_800
const last = 253_402_300_799

/** A scoring day in a body: its first moment at the site, in unix seconds from the year 2000 on. */
export const statTime = z.int().min(first).max(last)

/** The same in a query or a form. */
export const statTimeText = z.coerce.number().int().min(first).max(last)

/** Scoring days in a query: from one moment on, and before another; open where left out. */
export const statRange = { from: statTimeText.optional(), to: statTimeText.optional() }

/** One day, or all those of a range. */
export const statTimes = { stat_time: statTimeText.optional(), ...statRange }

/** Whether a day, or both ends of a range in their order, are given, and not both. */
export const isOneTime = ({ stat_time, from, to }: StatTimes): boolean =>
  stat_time === undefined
    ? from !== undefined && to !== undefined && from < to
    : from === undefined && to === undefined

interface StatTimes {
  stat_time?: number | undefined
  from?: number | undefined
  to?: number | undefined
}
