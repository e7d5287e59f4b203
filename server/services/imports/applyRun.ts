import { sql } from 'kysely'
import { importRun } from '#contract/core/importRun.ts'
import { ApiError } from '#contract/reply.ts'
import type { Db } from '#server/db/database.ts'
import type { Context } from '#server/engine/context.ts'
import type { RowQuery } from '#server/engine/hooks.ts'
import { authorize, denial } from '#server/engine/refuse.ts'
import { visibleTable } from '#server/engine/visible.ts'
import type { Jobs } from '#server/services/jobs/jobs.ts'
import { applyImport, type Workshop } from './importJobs.ts'
import { readRun, type RunRow } from './runRow.ts'

/** An import as far as this person may see it. Throws 4040 otherwise. */
export async function runInSight(context: Context, id: string, query: RowQuery = {}): Promise<RunRow> {
  const { rows } = await sql`
    select from ${visibleTable(importRun, context, query)} where _id = ${id}`.execute(context.db)
  const run = rows.length > 0 ? await readRun(context.db, id) : undefined
  if (!run) throw new ApiError('not_found')
  return run
}

/**
 * Starts to store the content of a checked file. Only the person who uploaded the file may do it, and the
 * right to import is checked again. Errors: 4091 for a file that is not checked, 4220 for a file with wrong
 * rows, unless only the good ones are requested.
 */
export async function applyRun(
  { jobs, ...workshop }: Workshop & { jobs: Jobs },
  context: Context,
  id: string,
  { only_good, empties, unusual }: { only_good: boolean; empties: boolean; unusual: boolean },
): Promise<{ job_id: string }> {
  const { created_by, noun, site } = await runInSight(context, id)
  const { who } = context
  if (created_by !== who.id) throw denial(undefined, who)
  authorize(context.resources.get(noun)?.imports?.can, who, site === null ? undefined : { site })
  const job = applyImport(workshop)
  const { job_id, deduplicated } = await jobs.start(job, { id, site }, context, async (inside, applying) => {
    await requireAppliable(inside, id, only_good)
    await sql`
      update import_run set state = 'applying', only_good = ${only_good}, empties = ${empties},
        with_unusual = ${unusual}, job_id = ${applying},
        finished_at = null
      where _id = ${id}`.execute(inside)
  })
  if (deduplicated) throw notFrom('applying')
  return { job_id }
}

async function requireAppliable(inside: Db, id: string, only_good: boolean): Promise<void> {
  const run = await readRun(inside, id)
  if (run?.state !== 'checked') throw notFrom(run?.state)
  if (run.wrong === 0 || only_good) return
  const { rows } = await sql<{ errors: unknown }>`select errors from import_run where _id = ${id}`.execute(
    inside,
  )
  throw new ApiError('import.rows', { wrong: run.wrong, errors: rows[0]?.errors })
}

const notFrom = (from: RunRow['state'] | undefined): ApiError =>
  new ApiError('state.transition', { from, to: 'applying', allowed: [] })
