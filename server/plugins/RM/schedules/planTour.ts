import { sql } from 'kysely'
import { tour } from '#contract/RM/tour.ts'
import type { PlanProblem } from '#contract/RM/tourSchedule.ts'
import type { Context } from '#server/engine/context.ts'
import { insert } from '#server/engine/create.ts'
import { transact } from '#server/engine/transact.ts'
import type { TourRow } from '#server/plugins/RM/tours/tourRow.ts'
import type { Slot } from './dueSlots.ts'
import type { ScheduleRow } from './scheduleRow.ts'
import { mostShops, shopsOf } from './shopsOf.ts'
import { countingRole } from '#server/services/session/countingRole.ts'

/** Plans the tour of a slot, or returns why there can be none. */
export const planTour = (context: Context, slot: Slot): Promise<TourRow | PlanProblem> =>
  transact(context, async (inside) => {
    const assignee_ids = await peopleOf(inside, slot)
    if (assignee_ids.length === 0) return 'no_people'
    const store_ids = await shopsOf(inside, slot)
    if (store_ids.length === 0) return 'no_shops'
    if (store_ids.length > mostShops) return 'too_many_shops'
    const { site, title, template_id, planned_at, _id: schedule_id, day: schedule_day } = slot
    const chosen = template_id === null ? {} : { template_id }
    return insert(tour, inside, {
      site,
      title,
      planned_at,
      assignee_ids,
      store_ids,
      schedule_id,
      schedule_day,
      ...chosen,
    })
  })

/** The most people that a tour can have. */
const mostPeople = 50

/** The people of a schedule who still work at the site, and everybody in its department who may fill in results. */
async function peopleOf({ db }: Context, { site, assignee_ids, department }: ScheduleRow): Promise<string[]> {
  const { rows } = await sql<{ _id: string }>`
    select u._id from "user" u join site at on at._id = ${site}
    where u.is_active and u.deleted_at is null and at._id = any(u.sites) and (u._id = any(${assignee_ids})
      or ${department} = any(u.department) and exists (
        select from role r where ${countingRole('u')}
          and r.permissions ? (case at.site_region when 'HK' then 'rmhk' else 'rm' end || '.tour_result.edit')))
    order by u._id limit ${mostPeople}`.execute(db)
  return rows.map(({ _id }) => _id)
}
