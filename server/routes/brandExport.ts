import { sql } from 'kysely'
import { brand } from '#contract/brand.ts'
import { brandListExport } from '#contract/brandSearch.ts'
import { Refusal } from '#contract/reply.ts'
import type { Db } from '#server/db/database.ts'
import { exportRows } from '#server/engine/exportRows.ts'
import { downloadRoute } from '#server/http/handler.ts'
import { answerLocale } from '#server/messages/errorText.ts'
import type { Session } from '#server/session/session.ts'
import { recordSheet } from '#server/sheet/recordSheet.ts'
import { localTime } from '#server/sheet/sheet.ts'
import { sheetFile } from '#server/sheet/sheetFile.ts'
import { brandTexts } from './brandTexts.ts'

/** So many brands go into one file. */
const most = 20_000

/** The brands that match, as a list shows them, as a file in the person's language. */
export const brandExportRoute = downloadRoute(
  brandListExport,
  async ({ query, context, session, services }) => {
    if (!session) throw new Refusal('auth.required')
    const names = columnsIn(query.columns)
    const pages = await exportRows(brand, context(), query, {
      fields: names,
      most,
      reading: services.database.reading,
    })
    const locale = answerLocale(session.user.locale, undefined)
    const timeZone = await timeZoneOf(services.database.db, session)
    const sheet = recordSheet(brand, context(), brandTexts, { names, pages, reader: { locale, timeZone } })
    const [day = ''] = localTime(services.clock.business(), timeZone).split(' ')
    return sheetFile(`${brandTexts.title[locale]} ${day}`, query.format, [sheet])
  },
)

/** All fields, in the order of a form, or those that are asked for. */
function columnsIn(columns: string | undefined): string[] {
  const names = (columns ?? '').split(',').filter(Boolean)
  const unknown = names.find((name) => !Object.hasOwn(brandTexts.fields, name))
  if (unknown !== undefined) throw new Refusal('cond.field', { field: unknown })
  return names.length > 0 ? [...new Set(names)] : Object.keys(brandTexts.fields)
}

/** Of the site where the person is, else of one of theirs. */
async function timeZoneOf(db: Db, { site, user }: Session): Promise<string> {
  const own = user.sites.map(({ _id }) => _id)
  const { rows } = await sql<{ timezone: string }>`
    select timezone from site where _id = any(${own}) order by _id = ${site} desc nulls last, _id limit 1`.execute(
    db,
  )
  return rows[0]?.timezone ?? 'UTC'
}
