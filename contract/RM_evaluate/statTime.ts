import { z } from 'zod'
import { inOrder, oneOrPeriod } from '#contract/inOrder.ts'
import { lastSecond } from '#contract/limits.ts'
import { windows, withWindow } from '#contract/window.ts'

// An empty text counts as the number 0, which is not a valid scoring day.
const first = 946_684_800

/** A scoring day in a body: its first second at the site, in unix seconds from the year 2000 on. */
export const statTime = withWindow(z.int().min(first).max(lastSecond), windows.recorded)

/** A scoring day in a query or a form, where it arrives as text. */
export const statTimeText = withWindow(z.coerce.number().int().min(first).max(lastSecond), windows.recorded)

/** A range of scoring days in a query: `from` is included, `to` is not; open where left out. */
export const statRange = { from: statTimeText.optional(), to: statTimeText.optional() }

/** One day, or all days of a range. */
export const statTimes = { stat_time: statTimeText.optional(), ...statRange }

/** Refuses a range of scoring days whose end is not after its start. */
export const statRangeInOrder = inOrder('from', 'to', { isOpen: true })

/** Refuses what gives neither one day nor a range of days: `z.object(statTimes).superRefine(oneTime)`. */
export const oneTime = oneOrPeriod('stat_time', 'from', 'to', { isOpen: true })
