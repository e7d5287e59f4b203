import { sql } from 'kysely'
import { monthsBetween } from '#contract/month.ts'
import { retailCalcRun } from '#contract/PS/retailCalcRun.ts'
import type { Db } from '#server/db/database.ts'
import type { Sql } from '#server/engine/condSql.ts'
import { authorOf } from '#server/engine/asSystem.ts'
import { audit } from '#server/engine/audit.ts'
import type { Context } from '#server/engine/context.ts'
import { insertRows } from '#server/engine/rows.ts'
import { transact } from '#server/engine/transact.ts'
import type { RunScope } from './recalculateJob.ts'

/** The number of runs of a site whose changes are kept. */
const keptRuns = 20

const openJob = sql`from job where job._id = retail_calc_run._id and job.status in ('queued', 'running')`

/** The status of a run: that of its job while that is open, and failed if the job is over before the run. */
export const runStatus: Sql = sql`coalesce((select job.status ${openJob}),
  case when retail_calc_run.status in ('queued', 'running') then 'failed' else retail_calc_run.status end)`

/** Writes the row of a new run, in the transaction that starts its job. */
export async function insertRun(
  inside: Context,
  id: string,
  { scope, reason }: { scope: RunScope; reason: string | null },
): Promise<void> {
  await endOrphans(inside.db, scope.site)
  const months_total = monthsBetween(scope.from_month, scope.to_month)
  const doc = { _id: id, ...scope, reason, months_total, requested_by: authorOf(inside) }
  const made = await insertRows(retailCalcRun, inside, [doc])
  await audit(
    retailCalcRun,
    inside,
    'create',
    made.map((after) => ({ before: null, after })),
  )
}

/** Ends the runs whose jobs are over or missing. */
export async function endOrphans(db: Db, site?: string): Promise<number> {
  const { rows } = await sql`
    update retail_calc_run set status = 'failed', finished_at = extract(epoch from now())::int8
    where status in ('queued', 'running') and not exists (select ${openJob}) and ${site === undefined ? sql`true` : sql`site = ${site}`}
    returning 1 as ended`.execute(db)
  return rows.length
}

/** Begins or continues a run; returns the number of months that are done: all, if only its job is not over. */
export async function beginRun(db: Db, id: string): Promise<number> {
  const { rows } = await sql<{ months_done: number }>`
    update retail_calc_run set status = 'running', message = null,
      started_at = coalesce(started_at, extract(epoch from now())::int8),
      heartbeat_at = extract(epoch from now())::int8
    where _id = ${id} and status in ('queued', 'running') returning months_done`.execute(db)
  if (rows[0]) return rows[0].months_done
  const { rows: done } = await sql<{ months_done: number }>`
    select months_done from retail_calc_run where _id = ${id} and status = 'done'`.execute(db)
  if (!done[0]) throw new Error(`The run ${id} is over.`)
  return done[0].months_done
}

/** What a run did to a month. */
interface RunCounts {
  readonly written: number
  readonly unchanged: number
  readonly warning?: string
  /** Of the units that have no figures because theirs cannot be calculated. */
  readonly warnings?: readonly object[]
}

/**
 * Counts a month as done, in its transaction. Throws if it has been counted already: another server has taken
 * the run over.
 */
export async function countMonth(
  db: Db,
  { id, stat_month, place, of }: { id: string; stat_month: string; place: number; of: number },
  { written, unchanged, warning, warnings: left = [] }: RunCounts,
): Promise<void> {
  const warnings = [
    ...(warning === undefined ? [] : [{ code: warning, stat_month, store_id: null }]),
    ...left,
  ]
  const { rows } = await sql`
    update retail_calc_run set months_done = ${place + 1}, progress = round(${place + 1}::numeric / ${of}, 6),
      rows_written = rows_written + ${written}, rows_unchanged = rows_unchanged + ${unchanged},
      heartbeat_at = extract(epoch from now())::int8, warnings = warnings || ${JSON.stringify(warnings)}::jsonb
    where _id = ${id} and months_done = ${place} and status = 'running' returning 1 as counted`.execute(db)
  if (rows.length === 0) throw new Error(`The run ${id} was taken over.`)
}

/** Ends a run that has done all its months, and forgets what old runs changed. */
export const finishRun = (context: Context, id: string): Promise<void> =>
  transact(context, async (inside) => {
    await sql`
      update retail_calc_run set status = 'done', finished_at = extract(epoch from now())::int8
      where _id = ${id} and status = 'running'`.execute(inside.db)
    await sql`
      delete from retail_calc_change where run_id in (
        select _id from retail_calc_run where site = (select site from retail_calc_run where _id = ${id})
        order by created_at desc, _id desc offset ${keptRuns})`.execute(inside.db)
  })

/** Notes at which month a run failed. The job decides whether it is tried again. */
export async function noteFailure(db: Db, id: string, stat_month: string): Promise<void> {
  await sql`update retail_calc_run set message = ${stat_month} where _id = ${id}`
    .execute(db)
    .catch(() => undefined)
}
