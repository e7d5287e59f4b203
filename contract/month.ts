import { z } from 'zod'
import { oneOrPeriod } from './inOrder.ts'
import { windows, withWindow } from './window.ts'

/** A month as `YYYY-MM`. The database knows no year 0. */
export const monthPattern = /^(?!0000)\d{4}-(0[1-9]|1[0-2])$/

/** The schema of a month in a query or a body. */
export const month = withWindow(z.string().regex(monthPattern), windows.figures)

/**
 * The query of a call that takes one month (`stat_month`) or a range of months, both ends included:
 * `z.object(monthRange).superRefine(oneRange)`.
 */
export const monthRange = {
  stat_month: month.optional(),
  from_month: month.optional(),
  to_month: month.optional(),
}

/** Refuses what gives neither one month nor a range of months. */
export const oneRange = oneOrPeriod('stat_month', 'from_month', 'to_month')

/**
 * The number of months in a range, both ends included: 1 for the same month, 0 or less when the ends are
 * swapped.
 */
export const monthsBetween = (from: string, to: string): number => ordinal(to) - ordinal(from) + 1

/** The month a number of months later, or earlier if it is negative: `shiftMonth('2026-01', -1)` is `2025-12`. */
export function shiftMonth(month: string, by: number): string {
  const place = ordinal(month) - 1 + by
  return `${String(Math.floor(place / 12)).padStart(4, '0')}-${String((place % 12) + 1).padStart(2, '0')}`
}

/**
 * The months from one to another, both included; none if the ends are swapped. They are counted, because as texts
 * `9999-12` comes after the month that follows it.
 */
export const everyMonth = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, monthsBetween(from, to)) }, (_, place) => shiftMonth(from, place))

const ordinal = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5))
