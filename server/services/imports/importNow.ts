import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { RowError } from '#contract/core/importRun.ts'
import { ApiError } from '#contract/reply.ts'
import type { Context } from '#server/engine/context.ts'
import type { ServedResource } from '#server/engine/hooks.ts'
import type { Upload } from '#server/services/files/upload.ts'
import type { Jobs } from '#server/services/jobs/jobs.ts'
import type { Reader } from '#server/base/recordTexts.ts'
import { applyRun } from './applyRun.ts'
import type { Workshop } from './importJobs.ts'
import { startImport } from './startImport.ts'

interface Outcome {
  readonly created: number
  readonly updated: number
  readonly errors: RowError[]
}

/** A file, the site of its records, and whether they are stored. */
interface Importing {
  readonly upload: Upload
  readonly site: string
  readonly mode: 'preview' | 'apply'
  readonly reader: Reader
}

/** Milliseconds that a caller waits for an import. */
const patience = 60_000

/**
 * Imports a file of records and waits for it, for a call that replies with the outcome: the same import as
 * through the console, also in its history. Throws 4220 if a row is wrong and the file was to be stored, and
 * 4095 if it takes longer than a minute; it then goes on by itself.
 */
export async function importNow(
  resource: ServedResource,
  workshop: Workshop & { jobs: Jobs },
  context: Context,
  { upload, site, mode, reader }: Importing,
): Promise<Outcome> {
  const started = await startImport(resource, workshop, context, {
    upload,
    asked: { mode: 'both', site },
    reader,
  })
  const checked = await finished(context, started._id, 'checking')
  if (mode === 'preview' && checked.state === 'checked') return outcomeOf(checked)
  if (checked.state !== 'checked') throw new ApiError('import.rows', { errors: checked.errors })
  await applyRun(workshop, context, started._id, { only_good: false })
  const applied = await finished(context, started._id, 'applying')
  if (applied.state !== 'applied') throw new ApiError('import.rows', { errors: applied.errors })
  return outcomeOf(applied)
}

interface Run {
  readonly state: string
  readonly to_add: number
  readonly to_change: number
  readonly errors: RowError[]
}

const outcomeOf = ({ to_add, to_change, errors }: Run): Outcome => ({
  created: to_add,
  updated: to_change,
  errors,
})

/** The import once it has left a state. */
async function finished({ db }: Context, id: string, state: 'checking' | 'applying'): Promise<Run> {
  for (const end = performance.now() + patience; performance.now() < end; await pause(100)) {
    const { rows } = await sql<Run>`
      select state, to_add, to_change, errors from import_run where _id = ${id} and state <> ${state}`.execute(
      db,
    )
    if (rows[0]) return rows[0]
  }
  throw new ApiError('job.running', { import_id: id })
}
