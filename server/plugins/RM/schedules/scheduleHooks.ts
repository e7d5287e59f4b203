import { tourSchedule } from '#contract/RM/tourSchedule.ts'
import { refuseFields } from '#contract/reply.ts'
import type { Context } from '#server/engine/context.ts'
import { oneByOne, type Done, type Intent, type ResourceHooks } from '#server/engine/hooks.ts'
import { withOwnStores } from '#server/engine/ownStores.ts'
import { authorize } from '#server/engine/refuse.ts'
import { requireDoers } from '#server/services/session/doers.ts'
import { templateFor } from '#server/plugins/RM/tours/templateFor.ts'
import type { ScheduleRow } from './scheduleRow.ts'
import { mostShops, shopsOf } from './shopsOf.ts'

/** What the server does for schedules of tours beyond their contract. */
export const scheduleHooks: ResourceHooks<typeof tourSchedule> = {
  beforeSave: oneByOne(async (inside: Context, { before, values, after }: Intent<ScheduleRow>) => {
    const { site } = after
    const known = before?.assignee_ids ?? []
    await requireDoers(
      inside,
      { resource: tourSchedule, field: 'assignee_ids', site },
      after.assignee_ids.filter((id) => !known.includes(id)),
    )
    const { template_id } = values
    return template_id ? { template_id: await templateFor(inside, { site, template_id }) } : {}
  }),
  guard: oneByOne(async (inside: Context, { after }: Done<ScheduleRow>) => {
    if (!after) return
    const store_ids = await shopsOf(inside, after)
    if (!after.is_paused) requireTour(store_ids)
    await requireOwnShops(inside, after, store_ids)
  }),
}

/** Throws 4033 unless all shops are the person's own, including those on its floors. */
async function requireOwnShops(
  inside: Context,
  schedule: ScheduleRow,
  store_ids: readonly string[],
): Promise<void> {
  const { update } = tourSchedule.can
  if (!update) return
  const route = { ...schedule, store_ids }
  authorize(update, await withOwnStores(update, inside, [route]), route)
}

/** Throws 4004 for too many shops for a tour, and for none: such a schedule would never plan a tour. */
function requireTour({ length }: readonly string[]): void {
  if (length === 0) throw refuseFields('validation.failed', { floor_ids: 'required' })
  if (length > mostShops) throw refuseFields('validation.failed', { floor_ids: 'max' })
}
