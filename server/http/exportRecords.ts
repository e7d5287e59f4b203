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

/** The maximum number of records in a file. */
const most = 20_000

/**
 * The matching records, as a list shows them, as a workbook or CSV in the person's language, at most 20,000.
 * `withId` adds hidden columns by which changed rows find their records when the workbook is imported.
 * Throws `ApiError` for a wrong query.
 *
 * A resource with `exports` already has such a call; this is for another address or another rule.
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
  // Hidden, so that changed rows find their records again when the workbook comes back, unless others have changed them.
  const guides = withId && query.format === 'xlsx' ? ['_id', 'rev'] : []
  const hidden = guides.filter((name) => !asked.includes(name) && name in texts.fields)
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

/** All fields, in the order of a form, or the requested fields. */
function columnsIn(columns: string | undefined, all: readonly string[]): string[] {
  const names = (columns ?? '').split(',').filter(Boolean)
  const unknown = names.find((name) => !all.includes(name))
  if (unknown !== undefined) throw new ApiError('cond.field', { field: unknown })
  return names.length > 0 ? [...new Set(names)] : [...all]
}

/** The time zone of the person's current site, otherwise of one of their sites. */
export async function timeZoneOf(db: Db, { site, user }: Session): Promise<string> {
  const own = user.sites.map(({ _id }) => _id)
  const { rows } = await sql<{ timezone: string }>`
    select timezone from site where _id = any(${own})
      order by _id = ${site} desc nulls last, _id limit 1`.execute(db)
  return rows[0]?.timezone ?? 'UTC'
}
