import { sql } from 'kysely'
import type { FileReading } from '#contract/fileChoices.ts'
import type { Resource } from '#contract/resource.ts'
import type { ServedResource } from '#server/engine/hooks.ts'
import { newId } from '#server/base/newId.ts'
import type { Context } from '#server/engine/context.ts'
import { requireSite } from '#server/engine/scope.ts'
import { takeFile } from '#server/services/files/takeFile.ts'
import type { Upload } from '#server/services/files/upload.ts'
import type { Jobs } from '#server/services/jobs/jobs.ts'
import type { Locale } from '#contract/localText.ts'
import { textsFor } from '#server/services/sheet/textsFor.ts'
import { firstRow } from './importFile.ts'
import { checkImport, type Workshop } from './importJobs.ts'
import { readHeader } from './readHeader.ts'
import { sheetType } from './uploadedRows.ts'

interface ImportOptions extends FileReading {
  readonly mode: 'add' | 'update' | 'both'
  readonly site?: string | undefined
  /** Whether the file is stored after its check if nothing in it is wrong. */
  readonly applies?: boolean
  /** Whether values that the file empties are lost then. */
  readonly empties?: boolean
  /** Whether rows with unusual values are like all others; otherwise they are a group of their own, about which people are asked. */
  readonly withUnusual?: boolean
}

/** The language and time zone of the person. */
interface Reader {
  readonly locale: Locale
  readonly timeZone: string
}

/**
 * Takes a file of records and starts to check it. Throws at once for a file that is empty, or neither
 * workbook nor CSV (4150), too large (4130), or without a readable header (4220).
 */
export async function startImport(
  resource: ServedResource,
  { jobs, ...workshop }: Workshop & { jobs: Jobs },
  context: Context,
  { upload, asked, reader }: { upload: Upload; asked: ImportOptions; reader: Reader },
): Promise<{ _id: string; job_id: string }> {
  const { applies = false, empties = false, withUnusual = false, encoding, sheet } = asked
  const reading = { person: context.who.id, encoding, sheet }
  const site = siteOf(resource, context, asked.site)
  const person = context.who.id
  const type = await sheetType(upload, person)
  const texts = textsFor(resource)
  const header = readHeader(resource, texts, await firstRow(upload.path, type, reading), reader.locale)
  const file = await takeFile(workshop, context, upload, { biz_type: 'import_run', biz_id: null })
  const { who, now } = context
  const id = newId()
  const job = checkImport(workshop)
  const { job_id } = await jobs.start(job, { id, site, applies }, context, async (inside, checking) => {
    await sql`
      insert into import_run (_id, noun, mode, site, file_name, file, timezone, locale, ignored, encoding, sheet, empties, with_unusual,
        job_id, created_at, created_by, updated_at, updated_by)
      values (${id}, ${resource.name}, ${asked.mode}, ${site}, ${file.name}, ${file.uid}, ${reader.timeZone},
        ${reader.locale}, ${[...header.ignored]}, ${encoding ?? null}, ${sheet ?? null}, ${empties}, ${withUnusual},
        ${checking}, ${now}, ${who.id}, ${now}, ${who.id})`.execute(inside)
    await sql`update attachment set biz_id = ${id} where uid = ${file.uid}`.execute(inside)
  })
  return { _id: id, job_id }
}

/** The chosen site, if the resource belongs to sites. */
function siteOf({ scope }: Resource, { who }: Context, asked: string | undefined): string | null {
  if (scope !== 'site' || asked === undefined || asked === '' || asked === 'ALL') return null
  requireSite(who, asked)
  return asked
}
