import { z } from 'zod'
import { inOrder } from '#contract/inOrder.ts'
import { windows, withWindow } from '#contract/window.ts'

// An empty text counts as the number 0, which is not a valid scoring day.
const first = 946_684_800
const last = 253_402_300_799

/** A scoring day in a body: its first second at the site, in unix seconds from the year 2000 on. */
export const statTime = withWindow(z.int().min(first).max(last), windows.recorded)

/** The same in a query or a form. */
export const statTimeText = withWindow(z.coerce.number().int().min(first).max(last), windows.recorded)

/** A range of scoring days in a query: `from` is included, `to` is not; open where left out. */
export const statRange = { from: statTimeText.optional(), to: statTimeText.optional() }

/** One day, or all days of a range. */
export const statTimes = { stat_time: statTimeText.optional(), ...statRange }

/** Whether the query gives either one day or both ends of a range, but not both. */
export const isOneTime = ({ stat_time, from, to }: StatTimes): boolean =>
  stat_time === undefined ? from !== undefined && to !== undefined : from === undefined && to === undefined

/** The end of a range of scoring days comes after its start. */
export const isStatRange = inOrder('from', 'to', { isOpen: true })

interface StatTimes {
  stat_time?: number | undefined
  from?: number | undefined
  to?: number | undefined
}
