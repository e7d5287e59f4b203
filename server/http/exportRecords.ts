import { sql } from 'kysely'
import type { ExportQuery } from '#contract/sheetCalls.ts'
import { ApiError } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import type { Db } from '#server/db/database.ts'
import { exportRows } from '#server/engine/exportRows.ts'
import type { FileAnswer } from '#server/base/fileAnswer.ts'
import type { Request } from './handler.ts'
import { answerLocale } from '#server/base/errorText.ts'
import type { Session } from '#server/services/session/session.ts'
import { recordSheet } from '#server/services/sheet/recordSheet.ts'
import { localTime } from '#server/services/sheet/sheet.ts'
import { sheetFile } from '#server/services/sheet/sheetFile.ts'
import { textsFor } from '#server/services/sheet/textsFor.ts'

/** So many records go into one file. */
const most = 20_000

/**
 * The records that match, as a list shows them, as a workbook or CSV in the person's language, 20,000 at
 * most. `withId` adds a hidden column by which changed rows find their records when the workbook is imported.
 * Throws `ApiError` for a query that is wrong.
 *
 * A resource with `exports` has such a call already; this is for an address or a rule of its own.
 */
export async function exportRecords(
  resource: Resource,
  { query, context, reading, session, services }: Request<ExportQuery, undefined>,
  { withId }: { withId: boolean },
): Promise<FileAnswer> {
  if (!session) throw new ApiError('auth.required')
  const { database, clock, resources } = services
  const texts = textsFor(resources.get(resource.name) ?? resource)
  const asked = columnsIn(query.columns, Object.keys(texts.fields))
  // Unseen, so that changed rows find their records again when the workbook comes back.
  const hidden = withId && query.format === 'xlsx' && !asked.includes('_id') ? ['_id'] : []
  const names = [...asked, ...hidden]
  const pages = await exportRows(resource, context(), query, {
    fields: names,
    most,
    reading: (read) => reading(({ db }) => read(db)),
  })
  const locale = answerLocale(session.user.locale, undefined)
  const timeZone = await timeZoneOf(database.db, session)
  const sheet = recordSheet(resource, context(), texts, {
    names,
    pages,
    reader: { locale, timeZone },
    hidden,
  })
  const [day = ''] = localTime(clock.business(), timeZone).split(' ')
  return sheetFile(`${texts.title[locale]} ${day}`, query.format, [sheet])
}

/** All fields, in the order of a form, or those that are asked for. */
function columnsIn(columns: string | undefined, all: readonly string[]): string[] {
  const names = (columns ?? '').split(',').filter(Boolean)
  const unknown = names.find((name) => !all.includes(name))
  if (unknown !== undefined) throw new ApiError('cond.field', { field: unknown })
  return names.length > 0 ? [...new Set(names)] : [...all]
}

/** Of the site where the person is, else of one of theirs. */
export async function timeZoneOf(db: Db, { site, user }: Session): Promise<string> {
  const own = user.sites.map(({ _id }) => _id)
  const { rows } = await sql<{ timezone: string }>`
    select timezone from site where _id = any(${own}) order by _id = ${site} desc nulls last, _id limit 1`.execute(
    db,
  )
  return rows[0]?.timezone ?? 'UTC'
}
