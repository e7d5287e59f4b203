import { sql } from 'kysely'
import { tour } from '#contract/RM/tour.ts'
import { tourResult } from '#contract/RM/tourResult.ts'
import { ApiError } from '#contract/reply.ts'
import { authorOf } from '#server/engine/asSystem.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { oneByOne, type Done, type Intent, type ResourceHooks } from '#server/engine/hooks.ts'
import { todaySql } from '#server/engine/today.ts'
import { visibleTable } from '#server/engine/visible.ts'
import { checkedCountSql, checklistSql } from '#server/plugins/RM/results/checklist.ts'
import { requireRoute } from './requireRoute.ts'
import { requireDoers } from '#server/services/session/doers.ts'
import { templateFor } from './templateFor.ts'
import { tellAssignees } from './tellAssignees.ts'
import type { TourRow } from './tourRow.ts'

/** What the server does for tours beyond their contract. */
export const tourHooks: ResourceHooks<typeof tour> = {
  derived: {
    is_overdue: isOverdue,
    is_today: (context) => sql`exists (
      select from site at where at._id = tour.site
        and (to_timestamp(planned_at) at time zone at.timezone)::date = ${todaySql(context)})`,
    checked_count: (context) => checkedCountSql(visibleTable(tourResult, context)),
    checklist: () => checklistSql,
  },
  totals: (context, matching) => ({
    counters: sql`
    select key, count(*) as count from (select * from ${matching}) tour
    cross join lateral (select status as key union all select 'overdue' where ${isOverdue(context)}) keys
    group by key`,
  }),
  beforeSave: oneByOne(async (inside: Context, { before, values, after }: Intent<TourRow>) => {
    if (before) requireStatus(before, ['planned', 'in_progress'])
    if (!before || values.assignee_ids)
      await requireDoers(
        inside,
        { resource: tour, field: 'assignee_ids', site: after.site },
        added(before?.assignee_ids, after.assignee_ids),
      )
    return {
      ...(!before || values.store_ids || values.floor_ids ? await requireRoute(inside, after) : {}),
      ...(!before || values.template_id ? await chosenTemplate(inside, { before, values, after }) : {}),
    }
  }),
  guard: oneByOne(async (_: Context, { before, after }: Done<TourRow>) => {
    if (before && !after) requireStatus(before, ['planned', 'cancelled'])
  }),
  afterChange: oneByOne(async (inside: Context, { before, after, step }: Done<TourRow>) => {
    if (!after || step !== undefined) return
    // The system plans many tours at once, and notifies everybody once.
    if (before || authorOf(inside) !== null) await tellAssignees(inside, after, before?.assignee_ids ?? [])
  }),
  actions: {
    start: async ({ now }) => ({ started_at: now }),
    finish: async ({ now }) => ({ finished_at: now }),
    cancel: async (_, __, { reason }) => ({ cancel_reason: reason }),
  },
}

/** The people who are added. Others were there before and may stay, whatever their rights are now. */
const added = (before: readonly string[] = [], after: readonly string[]): readonly string[] =>
  after.filter((id) => !before.includes(id))

/** The template of a tour: the active version of the one that was chosen. It cannot change once the tour has begun. */
async function chosenTemplate(
  inside: Context,
  { before, values: { template_id }, after: { site } }: Intent<TourRow>,
): Promise<Partial<TourRow>> {
  if (before && template_id !== before.template_id) requireStatus(before, ['planned'])
  if (before && template_id === before.template_id) return {}
  return { template_id: await templateFor(inside, { site, template_id: template_id ?? null }) }
}

const day = 86_400

/** Whether a tour should have begun, or has been under way for a day, for a statement over tours. */
function isOverdue({ now }: Pick<Context, 'now'>): Sql {
  return sql`((status = 'planned' and planned_at < ${now})
    or (status = 'in_progress' and started_at < ${now - day}))`
}

/** Throws 4091 unless the tour is in one of these states. */
function requireStatus({ status }: TourRow, allowed: readonly TourRow['status'][]): void {
  if (!allowed.includes(status))
    throw new ApiError('state.transition', { from: status, allowed: [...allowed] })
}
