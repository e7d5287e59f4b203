import { sql } from 'kysely'
import { store } from '#contract/brandDB/store.ts'
import { tourProblem } from '#contract/RM/tourProblem.ts'
import { pointsIn } from '#contract/RM/tour.ts'
import type { tourResult } from '#contract/RM/tourResult.ts'
import { authorOf } from '#server/engine/asSystem.ts'
import type { Context } from '#server/engine/context.ts'
import { oneByOne, type Done, type Intent, type ResourceHooks } from '#server/engine/hooks.ts'
import { scopedTable } from '#server/engine/inScope.ts'
import { today } from '#server/engine/today.ts'
import { checkItem } from './checkItem.ts'
import { requireItems } from './requireItems.ts'
import { requireUnderWay } from './requireUnderWay.ts'
import { allStamped } from './stamped.ts'
import { tally, type ResultRow } from './tally.ts'

/** What the server does for the results of tours beyond their contract. They change only while the tour is under way. */
export const tourResultHooks: ResourceHooks<typeof tourResult> = {
  derived: {
    title: (context) => sql`(
      select concat_ws(' ', store_no, store.name) from ${scopedTable(store, context)} where store._id = tour_result.store_id)`,
    problem_count: (context) => sql`(
      select count(*)::int from ${scopedTable(tourProblem, context)} where tour_problem.deleted_at is null
        and tour_problem.tour_id = tour_result.tour_id and tour_problem.store_id = tour_result.store_id)`,
  },
  beforeSave: oneByOne(async (inside: Context, { before, values, after }: Intent<ResultRow>) => {
    const { checklist } = await requireUnderWay(inside, after)
    const known = before?.items ?? []
    const items = allStamped(inside, after.items, known)
    if (before && !values.items) return {}
    requireItems(items, known, pointsIn(checklist, after.store_id))
    const totals = await tally(inside, after.site, items)
    if (before) return { items, ...totals }
    return {
      items,
      ...totals,
      checker_id: authorOf(inside),
      tour_date: values.tour_date ?? (await today(inside, after.site)),
    }
  }),
  guard: oneByOne(async (inside: Context, { before, after }: Done<ResultRow>) => {
    if (before && !after) await requireUnderWay(inside, before)
  }),
  actions: { check: checkItem },
}
