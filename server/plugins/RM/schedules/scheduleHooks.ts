import type { tourSchedule } from '#contract/RM/tourSchedule.ts'
import type { StoredRecord } from '#contract/resource.ts'
import type { Context } from '#server/engine/context.ts'
import { oneByOne, type Intent, type ResourceHooks } from '#server/engine/hooks.ts'
import { requireStaff } from '#server/plugins/RM/requireStaff.ts'
import { templateFor } from '#server/plugins/RM/tours/templateFor.ts'

/** A schedule as its table has it. */
export type ScheduleRow = StoredRecord<typeof tourSchedule>

/** What the server does for schedules of tours beyond their contract. */
export const scheduleHooks: ResourceHooks<typeof tourSchedule> = {
  beforeSave: oneByOne(async (inside: Context, { before, values, after }: Intent<ScheduleRow>) => {
    const { site, assignee_ids: users } = after
    if (!before || values.assignee_ids) await requireStaff(inside, { site, users, field: 'assignee_ids' })
    const { template_id } = values
    return template_id ? { template_id: await templateFor(inside, { site, template_id }) } : {}
  }),
}
