import { text } from '#contract/localText.ts'
import { sql } from 'kysely'
import { isRecord } from '#contract/isRecord.ts'
import type { PlanProblem } from '#contract/RM/tourSchedule.ts'
import { ApiError } from '#contract/reply.ts'
import type { Context } from '#server/engine/context.ts'
import { dueSlots } from '#server/plugins/RM/schedules/dueSlots.ts'
import { planTour } from '#server/plugins/RM/schedules/planTour.ts'
import { tellOfTours } from '#server/plugins/RM/tours/tellAssignees.ts'
import type { TourRow } from '#server/plugins/RM/tours/tourRow.ts'
import { defineJob } from '#server/services/jobs/defineJob.ts'
import { readParams } from '#server/services/params.ts'

/**
 * Every ten minutes: plans the tours of schedules for the next `tour.plan_days`, never for the past and never two for a day.
 * A tour that cannot be planned, such as one without people, is tried again; its schedule says why.
 */
export const planTours = defineJob({
  name: 'RM.plan_tours',
  title: text('按排班安排巡场', '按排班安排巡場', 'Plan scheduled tours'),
  every: 600,
  run: async ({ context, signal }) => {
    const planned: TourRow[] = []
    let skipped = 0
    try {
      for (const { _id: site } of context.who.sites) {
        const days = (await readParams(context.db, site))('tour.plan_days')
        for (const slot of await dueSlots(context, site, days)) {
          signal.throwIfAborted()
          const outcome = await planTour(context, slot).catch(problemOf)
          const isPlanned = typeof outcome === 'object' && outcome !== null
          if (isPlanned) planned.push(outcome)
          else skipped += 1
          if (outcome) await noteProblem(context, slot._id, isPlanned ? null : outcome)
        }
      }
    } finally {
      // Also of a run that is cut short: the next one does not see these tours.
      await tellOfTours(context, planned)
    }
    return { planned: planned.length, skipped }
  },
})

/**
 * Why a schedule cannot be carried out, which does not hold up the others. Null for a tour that another server has just planned.
 */
function problemOf(error: unknown): PlanProblem | null {
  if (!(error instanceof ApiError)) throw error
  if (error.key === 'duplicate') return null
  if (error.key !== 'validation.failed') throw error
  return isRecord(error.data?.['fields']) && 'template_id' in error.data['fields'] ? 'no_checklist' : 'route'
}

/** Notes at a schedule why its tour could not be planned, or that one was. */
async function noteProblem({ db, now }: Context, _id: string, problem: PlanProblem | null): Promise<void> {
  await sql`
    update tour_schedule set plan_problem = ${problem}, plan_failed_at = ${problem && now}
    where _id = ${_id} and (plan_problem is not null or ${problem !== null})`.execute(db)
}
