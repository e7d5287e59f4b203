import { sql } from 'kysely'
import type { z } from 'zod'
import { retailCalcRun } from '#contract/PS/retailCalcRun.ts'
import { retailCalcStatus } from '#contract/PS/retailCalculation.ts'
import { ApiError } from '#contract/reply.ts'
import { requireSite } from '#server/engine/scope.ts'
import { visibleTable } from '#server/engine/visible.ts'
import { route } from '#server/http/handler.ts'
import { runStatus } from './runRow.ts'

type Status = z.infer<typeof retailCalcStatus.reply>

const idle: Status = {
  status: 'idle',
  run_id: null,
  progress: 0,
  months_total: 0,
  months_done: 0,
  rows_written: 0,
  started_at: null,
  finished_at: null,
  heartbeat_at: null,
  requested_by: null,
  message: null,
  warnings: [],
}

/** The given run, or the latest of the site. */
export const statusRoute = route(retailCalcStatus, async ({ query: { site, run_id }, context }) => {
  requireSite(context().who, site)
  const { rows } = await sql<Status>`
    select _id as run_id, ${runStatus} as status, progress, months_total, months_done, rows_written, started_at,
      finished_at, coalesce((select job.heartbeat_at from job where job._id = retail_calc_run._id), heartbeat_at) as heartbeat_at,
      requested_by, message, warnings
    from ${visibleTable(retailCalcRun, context(), { site })}
    where ${run_id === undefined ? sql`true` : sql`_id = ${run_id}`}
    order by created_at desc, _id desc limit 1`.execute(context().db)
  if (run_id !== undefined && !rows[0]) throw new ApiError('not_found')
  return { data: rows[0] ?? idle }
})
