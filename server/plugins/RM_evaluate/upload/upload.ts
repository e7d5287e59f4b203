import { sql } from 'kysely'
import { ApiError } from '#contract/reply.ts'
import { dailyScoringUpload, mostUploaded, type UploadOutcome } from '#contract/RM_evaluate/scoringUpload.ts'
import { user } from '#contract/System/user.ts'
import type { Context } from '#server/engine/context.ts'
import { transact } from '#server/engine/transact.ts'
import { labelTable } from '#server/engine/visible.ts'
import { uploadRoute } from '#server/http/handler.ts'
import { requireDay } from '#server/plugins/RM_evaluate/reports/requireDay.ts'
import { lockDay } from '#server/plugins/RM_evaluate/results/day.ts'
import { uploadedRows } from '#server/services/imports/uploadedRows.ts'
import { planUpload, type UploadPlan } from './planUpload.ts'
import { readScores } from './readScores.ts'
import { hasNumber, shopsOn } from './shops.ts'
import { storeUpload } from './storeUpload.ts'

/** Fills in the reports of a day from a file, or says what the file would do. */
export const uploadScoresRoute = uploadRoute(dailyScoringUpload, async ({ body, context }, upload) => {
  const { site, stat_time, mode, ...reading } = body
  const day = { site, stat_time }
  const file = readScores(
    await uploadedRows(upload, { ...reading, person: context().who.id, most: mostUploaded }),
  )
  const numbers = [...new Set(file.rows.map(({ store_no }) => store_no))]
  return {
    data: await transact(context(), async (inside) => {
      const date = await requireDay(inside, day)
      await lockDay(inside, day)
      // Other requests that start or change one of these reports wait here, or have already finished.
      await sql`select from store where site = ${site} and ${hasNumber(numbers)} order by _id for no key update`.execute(
        inside.db,
      )
      await sql`
        select from scoring_report where site = ${site} and stat_time = ${stat_time} order by _id for update`.execute(
        inside.db,
      )
      const plan = await planUpload(inside, file, await shopsOn(inside, day, date, numbers))
      if (mode === 'apply') {
        if (plan.errors.length > 0) throw new ApiError('import.rows', { errors: plan.errors })
        await storeUpload(inside, day, plan.changed)
      }
      return { ...outcomeOf(plan), replaced: await replacedBy(inside, plan) }
    }),
  }
})

/** The reports that others submitted, and that the file changes. */
async function replacedBy(inside: Context, { changed }: UploadPlan): Promise<UploadOutcome['replaced']> {
  const others = changed.flatMap(({ shop: { store_no, report } }) =>
    report?.status === 'submitted' && report.scorer_id !== inside.who.id
      ? [{ store_no, scorer_id: report.scorer_id }]
      : [],
  )
  const { rows } = await sql<{ _id: string; name: string }>`
    select _id, name from ${labelTable(user, inside)}
    where _id = any(${others.map(({ scorer_id }) => scorer_id)})`.execute(inside.db)
  const names = new Map(rows.map(({ _id, name }) => [_id, name]))
  return others.map(({ store_no, scorer_id }) => ({ store_no, scorer: names.get(scorer_id ?? '') ?? '–' }))
}

const outcomeOf = ({ changed, unchanged, skipped, errors }: UploadPlan): Omit<UploadOutcome, 'replaced'> => {
  const created = changed.filter(({ shop }) => !shop.report).length
  return {
    created,
    updated: changed.length - created,
    unchanged,
    drafts: changed.filter(({ isComplete }) => !isComplete).length,
    skipped: [...skipped],
    errors: [...errors],
  }
}
