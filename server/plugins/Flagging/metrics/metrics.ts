import { sql } from 'kysely'
import type { FlagMetric } from '#contract/Flagging/flagRule.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { AssessmentDay } from './assessmentDay.ts'
import { monthly } from './monthly.ts'
import { mysteryScore } from './mysteryScore.ts'
import { overdueProblems } from './overdueProblems.ts'
import { scored } from './scored.ts'
import { daysWithoutSales } from './daysWithoutSales.ts'

/** The days until an active lease ends, unless its successor is agreed. */
const leaseDaysLeft = ({ day }: AssessmentDay): Sql => sql`
  select tenant.ship_id, ${day} as at, (least(lease.end_date, lease.terminated_on) - ${day}::date)::numeric as value, 1 as nth
  from tenant join lease_ship lease on lease._id = tenant.lease_ship_id and lease.deleted_at is null
  where lease_status_on(lease._id, lease.status, lease.start_date, lease.end_date, lease.activated_on,
      lease.terminated_on, ${day}::date) = 'active'
    and not exists (
      select from lease_ship next where next.prev_lease_id = lease._id and next.deleted_at is null
        and next.status not in ('draft', 'pending_approval', 'terminated'))`

/** The days for which the oldest bill has been due and not paid in full. A bill that its corrections settle is not due. */
export const rentDaysOutstanding = ({ day }: AssessmentDay): Sql => sql`
  select tenant.ship_id, ${day} as at, (${day}::date - min(bill.due_date))::numeric as value, 1 as nth
  from tenant cross join lateral (
    select min(rent.due_date) filter (where rent.amount_due > rent.amount_paid) as due_date
    from tenant_rent rent where rent.tenant_ship_id = tenant.ship_id and rent.deleted_at is null
      and rent.is_actual and rent.status <> 'waived'
    group by coalesce(rent.corrects, rent._id) having sum(rent.amount_due - rent.amount_paid) > 0
  ) bill where bill.due_date < ${day}::date group by tenant.ship_id`

/**
 * How each figure is read, for all tenants at once: a statement over `tenant` with the columns `ship_id`,
 * `nth` (1 is the latest of a row of months or days), `at` (the month or the day) and `value`. Fractions,
 * days, points or a number, as the contract says.
 */
export const metrics: Readonly<Record<FlagMetric, (judged: AssessmentDay) => Sql>> = {
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
