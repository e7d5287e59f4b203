import { authorOf } from '#server/engine/asSystem.ts'
import type { Context } from '#server/engine/context.ts'
import { filterLink, linkAt } from '#server/services/notifications/linkAt.ts'
import { notify } from '#server/services/notifications/notify.ts'
import { areaOf } from '#server/plugins/RM/problems/problemLink.ts'
import type { TourRow } from './tourRow.ts'

/** Notifies the people who are to walk a tour, except those who were assigned before and the person who makes this change. */
export async function tellAssignees(
  inside: Context,
  { _id, site, assignee_ids, tour_no, title }: TourRow,
  known: readonly string[],
): Promise<void> {
  const users = assignee_ids.filter((id) => id !== authorOf(inside) && !known.includes(id))
  if (users.length === 0) return
  await notify(inside.db, {
    users,
    type: 'tour.assigned',
    title_key: 'rm.tour.assigned',
    params: { tour_no, title },
    link: linkAt(site, `${areaOf(inside, site)}/tour/list/${_id}/show`),
  })
}

/** Notifies people of all the tours that were planned for them, once for each site. */
export async function tellOfTours(context: Context, tours: readonly TourRow[]): Promise<void> {
  const told = tours.flatMap((tour) => tour.assignee_ids.map((assignee) => ({ tour, assignee })))
  const groups = Map.groupBy(told, ({ tour, assignee }) => `${tour.site} ${assignee}`)
  for (const [first, ...others] of groups.values()) {
    if (!first) continue
    const { tour, assignee } = first
    if (others.length === 0) await tellAssignees(context, { ...tour, assignee_ids: [assignee] }, [])
    else
      await notify(context.db, {
        users: [assignee],
        type: 'tour.assigned',
        title_key: 'rm.tour.assigned_many',
        params: { count: 1 + others.length },
        link: filterLink(tour.site, `${areaOf(context, tour.site)}/tour/list`, { assignee_ids: assignee }),
      })
  }
}
