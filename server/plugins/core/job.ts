import { sql } from 'kysely'
import { job, jobCancel } from '#contract/core/job.ts'
import { ApiError } from '#contract/reply.ts'
import type { Context } from '#server/engine/context.ts'
import type { RowFilter } from '#server/engine/hooks.ts'
import { denial } from '#server/engine/refuse.ts'
import { visibleTable } from '#server/engine/visible.ts'
import { route } from '#server/http/handler.ts'

/** A queued job is over at once; a running one is notified within a second, and ends when it can. */
export const jobCancelRoute = route(jobCancel, async ({ params, context }) => {
  const { db, who } = context()
  const id = params.id
  const found = await findJob(context(), id)
  if (!who.isAdmin && found.created_by !== who.id) throw denial(undefined, who)
  const { rows } = await sql<{ status: 'running' | 'cancelled' }>`
    update job set cancel_requested = true,
      status = case when status = 'queued' then 'cancelled' else status end,
      finished_at = case when status = 'queued' then extract(epoch from now())::int8 end,
      updated_by = ${who.id}, updated_at = extract(epoch from now())::int8, rev = rev + 1
    where _id = ${id} and status in ('queued', 'running') and cancellable returning status`.execute(db)
  if (!rows[0]) throw new ApiError('state.transition', { from: found.status, to: 'cancelled', allowed: [] })
  return { data: rows[0] }
})

async function findJob(context: Context, id: string): Promise<{ status: string; created_by: string | null }> {
  const { rows } = await sql<{ status: string; created_by: string | null }>`
    select status, created_by from ${visibleTable(job, context)} where _id = ${id}`.execute(context.db)
  if (!rows[0]) throw new ApiError('not_found')
  return rows[0]
}

/**
 * Everybody gets the jobs that they follow: those they started, or requested while they were running. The
 * administrator gets all.
 */
export const jobRows: RowFilter = ({ who }) =>
  who.isAdmin ? undefined : sql`followers @> array[${who.id}]::text[]`
