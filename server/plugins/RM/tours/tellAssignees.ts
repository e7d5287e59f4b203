import type { Context } from '#server/engine/context.ts'
import { notify } from '#server/services/notifications/notify.ts'
import { areaOf } from '#server/plugins/RM/problems/problemLink.ts'
import type { TourRow } from './tourRow.ts'

/** Notifies the people who are to walk a tour, except those who knew and whoever makes this change. */
export async function tellAssignees(
  inside: Context,
  { _id, site, assignee_ids, tour_no, title }: TourRow,
  known: readonly string[],
): Promise<void> {
  const users = assignee_ids.filter((id) => id !== inside.who.id && !known.includes(id))
  if (users.length === 0) return
  await notify(inside.db, {
    users,
    type: 'tour.assigned',
    title_key: 'rm.tour.assigned',
    params: { tour_no, title },
    link: `${areaOf(inside, site)}/tour/list/${_id}/show`,
  })
}
