import { sql } from 'kysely'
import { store } from '#contract/brandDB/store.ts'
import { editableStatuses, myscustResult } from '#contract/RM/myscustResult.ts'
import { ApiError } from '#contract/reply.ts'
import { countBy } from '#server/engine/counters.ts'
import type { Context } from '#server/engine/context.ts'
import { oneByOne, type Done, type Intent, type ResourceHooks } from '#server/engine/hooks.ts'
import { scopedTable } from '#server/engine/inScope.ts'
import { requireDoers } from '#server/services/session/doers.ts'
import { latestQuestions } from './latestQuestions.ts'
import { resultSteps } from './resultSteps.ts'
import { scored, type ResultRow } from './scored.ts'

/** What the server does for the visits of mystery customers beyond their contract: questions, scores, steps. */
export const resultHooks: ResourceHooks<typeof myscustResult> = {
  derived: {
    appeal_days_left: ({
      now,
    }) => sql`case when myscust_result.status = 'published' and myscust_result.appeal is null
      and myscust_result.appeal_until >= ${now} then ((myscust_result.appeal_until - ${now} + 86399) / 86400)::int end`,
    appealed_by: () => sql`(myscust_result.appeal ->> 'by')`,
    title: (
      context,
    ) => sql`concat_ws(' · ', (select store_no from ${scopedTable(store, context)} where store._id = myscust_result.store_id),
      myscust_result.period || case when myscust_result.round > 1 then ' #' || myscust_result.round else '' end)`,
  },
  totals: countBy('status'),
  beforeSave: oneByOne(async (inside: Context, { before, values, after }: Intent<ResultRow>) => {
    if (before) return values.answers ? scored(inside, after.site, values.answers) : {}
    if (after.agency_id)
      await requireDoers(inside, { resource: myscustResult, field: 'agency_id', site: after.site }, [
        after.agency_id,
      ])
    const given = after.answers.length > 0 ? after : await latestQuestions(inside, after.site)
    return { ...given, ...(await scored(inside, after.site, given.answers)) }
  }),
  guard: oneByOne(async (inside: Context, { before, after }: Done<ResultRow>) => {
    if (before) requireEditable(inside, before, after === null)
  }),
  actions: resultSteps,
}

/** Only drafts are removed. An agency changes its drafts, staff also what was submitted, and nobody what is published. */
function requireEditable({ who }: Context, { status }: ResultRow, isRemoved: boolean): void {
  const allowed = isRemoved ? ['draft'] : editableStatuses(who)
  if (!allowed.includes(status)) throw new ApiError('state.transition', { from: status, allowed })
}
