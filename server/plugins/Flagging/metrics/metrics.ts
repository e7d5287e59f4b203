import type { FlagMetric } from '#contract/Flagging/flagRule.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Judged } from './Judged.ts'
import { leaseDaysLeft } from './leaseDaysLeft.ts'
import { monthly } from './monthly.ts'
import { mysteryScore } from './mysteryScore.ts'
import { overdueProblems } from './overdueProblems.ts'
import { rentDaysOutstanding } from './rentDaysOutstanding.ts'
import { scored } from './scored.ts'
import { daysWithoutSales } from './daysWithoutSales.ts'

/**
 * How each figure is read, for all tenants at once: a statement over `tenant` with the columns `ship_id`,
 * `nth` (1 is the latest of a row of months or days), `at` (the month or the day) and `value`. Fractions,
 * days, points or a number, as the contract says.
 */
export const metrics: Readonly<Record<FlagMetric, (judged: Judged) => Sql>> = {
  mom: monthly('mom'),
  yoy: monthly('yoy'),
  ocr_over_benchmark: monthly('ocr_over_benchmark'),
  lease_days_left: leaseDaysLeft,
  days_without_sales: daysWithoutSales,
  daily_score: scored('daily_score'),
  daily_score_rank: scored('daily_score_rank'),
  overdue_problems: overdueProblems,
  mystery_score: mysteryScore,
  rent_days_outstanding: rentDaysOutstanding,
}

/** Figures from which a reader could work out rents. */
export const rentMetrics: readonly FlagMetric[] = ['ocr_over_benchmark', 'rent_days_outstanding']
