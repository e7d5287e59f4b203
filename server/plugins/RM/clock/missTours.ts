import { text } from '#contract/localText.ts'
import { sql } from 'kysely'
import { tour } from '#contract/RM/tour.ts'
import { takeSteps } from '#server/engine/takeSteps.ts'
import { todaySql } from '#server/engine/today.ts'
import { visibleTable } from '#server/engine/visible.ts'
import { defineJob } from '#server/services/jobs/defineJob.ts'

/** Every ten minutes: notes that planned tours were missed, once their day at the site is over. */
export const missTours = defineJob({
  name: 'RM.miss_tours',
  title: text('标记未执行的巡场', '標記未執行的巡場', 'Mark missed tours'),
  every: 600,
  run: async ({ context, signal }) => {
    const { rows } = await sql<{ _id: string; rev: number }>`
      select tour._id, tour.rev from ${visibleTable(tour, context)} join site at on at._id = tour.site
      where tour.status = 'planned'
        and (to_timestamp(tour.planned_at) at time zone at.timezone)::date < ${todaySql(context)}
      order by tour.planned_at, tour._id`.execute(context.db)
    return { missed: await takeSteps(tour, context, rows, { step: 'miss', signal }) }
  },
})
