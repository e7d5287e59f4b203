import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { FileReading } from '#contract/fileChoices.ts'
import type { RowError } from '#contract/core/importRun.ts'
import { ApiError } from '#contract/reply.ts'
import type { Context } from '#server/engine/context.ts'
import type { ServedResource } from '#server/engine/hooks.ts'
import type { Upload } from '#server/services/files/upload.ts'
import type { Jobs } from '#server/services/jobs/jobs.ts'
import type { Reader } from '#server/base/recordTexts.ts'
import type { Workshop } from './importJobs.ts'
import { startImport } from './startImport.ts'

interface Outcome {
  readonly created: number
  readonly updated: number
  /** How many values of existing records the file empties, or emptied. */
  readonly emptied: number
  readonly errors: RowError[]
}

/** A file, the site of its records, and whether they are stored. */
interface ImportRequest extends FileReading {
  readonly upload: Upload
  readonly site: string
  readonly mode: 'preview' | 'apply'
  /** Whether values that the file empties are lost; otherwise they stay. */
  readonly empties: boolean
  readonly reader: Reader
}

/** Milliseconds that a caller waits for an import. */
const patience = 60_000

/**
 * Imports a file of records and waits for it, for a call that replies with the outcome: the same import as
 * through the console, also in its history. Throws 4220 if a row is wrong and the file was to be stored, and
 * 4095 if it takes longer than a minute; it then continues in the background.
 */
export async function importNow(
  resource: ServedResource,
  workshop: Workshop & { jobs: Jobs },
  context: Context,
  { upload, site, mode, empties, reader, ...reading }: ImportRequest,
): Promise<Outcome> {
  const started = await startImport(resource, workshop, context, {
    upload,
    // Programs are not asked about unusual values.
    asked: { mode: 'both', site, applies: mode === 'apply', empties, withUnusual: true, ...reading },
    reader,
  })
  const { state, to_add, to_change, to_empty, errors } = await finished(context, started._id)
  if (state !== (mode === 'apply' ? 'applied' : 'checked')) throw new ApiError('import.rows', { errors })
  return { created: to_add, updated: to_change, emptied: to_empty, errors }
}

interface Run {
  readonly state: string
  readonly to_add: number
  readonly to_change: number
  readonly to_empty: number
  readonly errors: RowError[]
}

/** The import once nothing works on it. */
async function finished({ db }: Context, id: string): Promise<Run> {
  for (const end = performance.now() + patience; performance.now() < end; await pause(100)) {
    const { rows } = await sql<Run>`
      select state, to_add, to_change, to_empty, errors from import_run
      where _id = ${id} and state not in ('checking', 'applying')`.execute(db)
    if (rows[0]) return rows[0]
  }
  throw new ApiError('job.running', { import_id: id })
}
