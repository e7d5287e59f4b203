import { sql } from 'kysely'
import { ApiError } from '#contract/reply.ts'
import { reportFile } from '#contract/reports/center.ts'
import { reportExport } from '#contract/reports/reportExport.ts'
import { audit } from '#server/engine/audit.ts'
import { byId } from '#server/engine/read.ts'
import { visibleTable } from '#server/engine/visible.ts'
import { downloadRoute } from '#server/http/handler.ts'
import { requireReport } from '#server/services/reports/readReport.ts'
import type { ExportRow } from './exportJob.ts'
import { hasRights } from './rightsOf.ts'

/** The file of an export, for nobody but the person who ran it, as long as they may run it and have every right that it was written with. */
export const fileRoute = downloadRoute(reportFile, async ({ params: { id = '' }, context, services }) => {
  const given = context()
  const { rows } = await sql<ExportRow>`
    select * from ${visibleTable(reportExport, given)} where _id = ${id} and created_by = ${given.who.id}
      and state = 'done' and file_name is not null`.execute(given.db)
  const [row] = rows
  if (!row?.file || row.file_name === null || row.mime === null) throw new ApiError('not_found')
  await requireReport(given, row)
  if (!row.rights || !hasRights(given.who, row.site, row.rights)) throw new ApiError('not_found')
  const content = await services.files.get(row.file)
  if (!content) throw new ApiError('not_found')
  await audit(reportExport, given, 'export', [
    { before: null, after: await byId(reportExport, given, id, {}) },
  ])
  return { name: row.file_name, type: row.mime, content }
})
