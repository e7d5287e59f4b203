import { z } from 'zod'
import { inOrder } from '#contract/inOrder.ts'
import { byRegion } from './byRegion.ts'
import { call } from '#contract/call.ts'
import { problemStatuses } from './problem.ts'

const can = byRegion('rm.tour_issue.stat', 'rmhk.tour_issue.stat')
/** What problems are grouped by. */
export const problemDimension = z.enum(['floor', 'category', 'department', 'severity', 'month', 'site'])

/** Problems that were found from `from` up to, but not including, `to` (unix seconds). `cond` is as for the list of problems. */
const period = {
  site: z.string().max(64).optional(),
  // An empty text counts as the number 0.
  from: z.coerce.number().int().min(1).max(253_402_300_799),
  to: z.coerce.number().int().min(1).max(253_402_300_799),
  cond: z.string().max(20_000).optional(),
}

const count = z.int().min(0)
const counted = z.object({ _id: z.string(), name: z.string(), count })
/** A fraction from 0 to 1. */
const rate = z.number().min(0).nullable()

/**
 * Figures on the tour problems of a period. Void problems count only in `by_status`. Hours and rates are null
 * when there is nothing to compute them from.
 */
export const tourProblemStatistics = call({
  method: 'GET',
  path: '/tour/problem/statistics',
  does: 'Sums up the tour problems of a period.',
  can,
  query: z.object({ ...period, group_by: problemDimension.optional() }).superRefine(inOrder('from', 'to')),
  reply: z.object({
    total: count,
    by_status: z.record(z.enum(problemStatuses), count),
    by_severity: z.record(z.enum(['1', '2', '3', '4']), count),
    by_category: z.array(counted),
    /** Grouped by `group_by`. */
    by_group: z.array(counted).optional(),
    overdue: count,
    overdue_rate: rate,
    fix_rate: rate,
    avg_fix_hours: z.number().nullable(),
    median_fix_hours: z.number().nullable(),
    reopen_rate: rate,
    top_stores: z.array(z.object({ store_id: z.string(), name: z.string(), count })).max(10),
  }),
  errors: ['site.denied', 'cond.malformed', 'cond.field'],
})

/**
 * The tour problems of a period as the series of a stacked chart: one figure for each category, 0 where there
 * is none. The largest category comes first, and `other` comes after the first 20; months are in order,
 * without gaps and without `other`. Void problems do not count.
 */
export const tourProblemStatisticsBar = call({
  method: 'GET',
  path: '/tour/problem/statisticsBar',
  does: 'Counts the tour problems of a period along a dimension, stacked by status or severity.',
  can,
  query: z
    .object({ ...period, dimension: problemDimension, stack: z.enum(['status', 'severity']) })
    .superRefine(inOrder('from', 'to')),
  reply: z.object({
    categories: z.array(z.string()),
    /** What each category is in a condition, such as the id of a floor; null for `other` and for none. */
    keys: z.array(z.string().nullable()),
    series: z.array(z.object({ name: z.string(), key: z.string(), data: z.array(count) })),
    total: count,
  }),
  errors: ['site.denied', 'cond.malformed', 'cond.field'],
})
