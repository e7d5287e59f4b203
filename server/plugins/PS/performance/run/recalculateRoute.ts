import { sql } from 'kysely'
import { retailRecalculate } from '#contract/PS/retailCalculation.ts'
import { monthsBetween } from '#contract/month.ts'
import { ApiError, refuseFields } from '#contract/reply.ts'
import type { Context } from '#server/engine/context.ts'
import { authorize } from '#server/engine/refuse.ts'
import { route } from '#server/http/handler.ts'
import { readParams } from '#server/services/params.ts'
import { recalculateJob } from './recalculateJob.ts'
import { insertRun } from './runRow.ts'

/** Starts a run. The same scope returns the open run, whatever the reason given. */
export const recalculateRoute = route(retailRecalculate, async ({ body, context, services }) => {
  const { site, from_month, to_month, force, store_ids = [], reason = null } = body
  if (force) authorize('perf.unlock', context().who, { site })
  const most = (await readParams(context().db, site))('perf.max_months')
  if (monthsBetween(from_month, to_month) > most) throw refuseFields('param.invalid', { to_month: 'max' })
  await requireStores(context(), site, store_ids)
  const scope = { site, from_month, to_month, store_ids: [...new Set(store_ids)].toSorted(), force }
  const started = await services.jobs
    .start(recalculateJob, scope, context(), (db, id) =>
      insertRun({ ...context(), db }, id, { scope, reason }),
    )
    .catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.key !== 'job.running') throw error
      throw new ApiError('job.running', { ...error.data, run_id: error.data?.['job_id'] })
    })
  const { job_id, status, deduplicated } = started
  return { data: { run_id: job_id, status, deduplicated } }
})

/** Throws 4001 for units that are not at the site. */
async function requireStores({ db }: Context, site: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from store where site = ${site} and _id = any(${[...ids]}::text[])`.execute(db)
  if (rows[0]?.n !== new Set(ids).size) throw refuseFields('param.invalid', { store_ids: 'unknown' })
}
