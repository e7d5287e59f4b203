import { z } from 'zod'
import { ApiError } from '#contract/reply.ts'
import { dueSlots } from '#server/plugins/RM/schedules/dueSlots.ts'
import { planTour } from '#server/plugins/RM/schedules/planTour.ts'
import { tellOfTours } from '#server/plugins/RM/tours/tellAssignees.ts'
import type { TourRow } from '#server/plugins/RM/tours/tourRow.ts'
import { defineJob } from '#server/services/jobs/defineJob.ts'
import { readParams } from '#server/services/params.ts'

/**
 * Every ten minutes: plans the tours of schedules for the next `tour.plan_days`, never for the past and never two for a day.
 * Those that cannot be planned, such as without people, are tried again.
 */
export const planTours = defineJob({
  name: 'RM.plan_tours',
  title: { zh_CN: '按排班安排巡场', zh_TW: '按排班安排巡場', en_US: 'Plan scheduled tours' },
  body: z.object({}),
  key: () => '',
  every: 600,
  cancellable: true,
  attempts: 3,
  run: async ({ context, signal }) => {
    const planned: TourRow[] = []
    let skipped = 0
    try {
      for (const { _id: site } of context.who.sites) {
        const days = (await readParams(context.db, site))('tour.plan_days')
        for (const slot of await dueSlots(context, site, days)) {
          signal.throwIfAborted()
          const tour = await planTour(context, slot).catch(skip)
          if (tour) planned.push(tour)
          else skipped += 1
        }
      }
    } finally {
      // Also of a run that is cut short: the next one does not see these tours.
      await tellOfTours(context, planned)
    }
    return { planned: planned.length, skipped }
  },
})

/** A schedule that cannot be carried out, such as with a retired checklist, does not hold up the others. */
function skip(error: unknown): null {
  if (error instanceof ApiError && (error.key === 'validation.failed' || error.key === 'duplicate'))
    return null
  throw error
}
