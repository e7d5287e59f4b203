import { sql } from 'kysely'
import { z } from 'zod'
import { text, type Locale, type LocalText } from '#contract/localText.ts'
import { ApiError } from '#contract/reply.ts'
import { reportExport } from '#contract/reports/reportExport.ts'
import { audit } from '#server/engine/audit.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { recordSql } from '#server/engine/columns.ts'
import type { RowFilter } from '#server/engine/hooks.ts'
import { authorize } from '#server/engine/refuse.ts'
import { transact } from '#server/engine/transact.ts'
import { storeContent } from '#server/services/files/storeContent.ts'
import type { JobTools } from '#server/http/jobTools.ts'
import { defineJob, type Work } from '#server/services/jobs/defineJob.ts'
import { readReport } from '#server/services/reports/readReport.ts'
import { reasonOf } from './reasonOf.ts'
import { rightsOf } from './rightsOf.ts'
import { tellOfSchedule } from './tellOfSchedule.ts'

const body = z.object({ id: z.string(), site: z.string().nullable() })
type Body = z.infer<typeof body>

/** The row of an export, with what readers do not see. */
export interface ExportRow {
  readonly _id: string
  readonly report: string
  readonly site: string | null
  readonly title: LocalText
  readonly params: Row
  readonly locale: Locale
  readonly format: 'xlsx' | 'csv'
  readonly state: 'waiting' | 'done' | 'failed'
  readonly file: string | null
  readonly file_name: string | null
  readonly mime: string | null
  readonly created_by: string
  readonly schedule_id: string | null
  readonly due_at: number | null
  /** What the person was allowed when the file was written. */
  readonly rights: readonly string[] | null
}

/** Which exports somebody sees: their own; a manager also sees those of others that are about the manager's sites. */
export const exportRows: RowFilter = ({ who }) => {
  if (who.isAdmin) return undefined
  const own = sql`created_by = ${who.id}`
  const sites = who.sites.map(({ _id }) => _id)
  return who.isManager ? sql`(${own} or site is null or site = any(${sites}))` : own
}

/**
 * Writes a report into a file, in the name of the person who gets it and with the rights that they have now. A
 * report that was refused is over; after any other fault the job tries again.
 */
export const exportJob = (tools: JobTools) =>
  defineJob<Body>({
    name: 'reports.export',
    title: text('生成报表', '產生報表', 'Write a report'),
    body,
    key: ({ id }) => id,
    link: () => '/reports/history',
    can: reportExport.can.view,
    run: async (work) => {
      const { db } = work.context
      const { rows } = await sql<ExportRow>`select * from report_export where _id = ${work.body.id}`.execute(
        db,
      )
      const [row] = rows
      if (row?.state !== 'waiting') return null
      try {
        return await write(row, tools, work)
      } catch (error) {
        const reason = reasonOf(error)
        if (reason === null) throw error
        await finish(work.context, row, { state: 'failed', reason, rows: null, size: null })
        return { reason }
      }
    },
  })

async function write(row: ExportRow, tools: JobTools, { context, progress, signal }: Work<Body>) {
  const { _id, report, site, params, locale, format } = row
  if (row.file === null) throw new ApiError('not_found')
  authorize(reportExport.can.view, context.who)
  // What is due is about its day, even if it is late.
  const asOf = { ...context, now: row.due_at ?? context.now }
  const read = await readReport(asOf, { report, site, params }, { locale })
  progress(0, read.count)
  const file = read.file(format, (rows) => {
    signal.throwIfAborted()
    progress(rows, read.count)
  })
  const size = await storeContent(tools, row.file, file.content)
  await finish(context, row, {
    state: 'done',
    reason: null,
    rows: read.count,
    size,
    given: read.given.slice(0, 2000),
    file_name: file.name,
    mime: file.type,
  })
  return { _id, rows: read.count, size }
}

interface Outcome {
  readonly state: 'done' | 'failed'
  readonly reason: string | null
  readonly rows: number | null
  readonly size: number | null
  readonly given?: string
  readonly file_name?: string
  readonly mime?: string
}

/** Stores the outcome, notes it in the audit log, and tells the person if it was their schedule: all or nothing. */
const finish = (context: Context, row: ExportRow, outcome: Outcome): Promise<void> =>
  transact(context, async (inside) => {
    const rights = rightsOf(context.who, row.site)
    const { state, reason, rows: count, size, given = null, file_name = null, mime = null } = outcome
    const { rows } = await sql<Row>`
      update report_export set state = ${state}, reason = ${reason}, rows = ${count}, size = ${size},
        given = ${given}, file_name = ${file_name}, mime = ${mime}, rights = ${JSON.stringify(rights)}::jsonb, finished_at = ${inside.now},
        updated_at = ${inside.now}, rev = rev + 1
      where _id = ${row._id} and state = 'waiting' returning ${recordSql(reportExport, inside)}`.execute(
      inside.db,
    )
    // Another attempt has finished it.
    if (!rows[0]) return
    if (state === 'done') await audit(reportExport, inside, 'export', [{ before: null, after: rows[0] }])
    await tellOfSchedule(inside, row, outcome)
  })
