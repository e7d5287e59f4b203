import { daysLater } from '#contract/day.ts'
import { everyMonth } from '#contract/month.ts'

const dayLength = 86_400_000

/** The number of days from one to another, `YYYY-MM-DD`, both included. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayLength) + 1

/** The days after `from`, which is the first. */
export const everyDay = (from: string, days: number): string[] =>
  Array.from({ length: days }, (_, at) => daysLater(from, at))

/** The first days of the months from one day to another. */
export const monthStarts = (from: string, to: string): string[] =>
  everyMonth(from.slice(0, 7), to.slice(0, 7)).map((month) => `${month}-01`)
