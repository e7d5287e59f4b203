import { sql } from 'kysely'
import type { Locale } from '#contract/localText.ts'
import { reportRun } from '#contract/reports/center.ts'
import { answerLocale } from '#server/base/errorText.ts'
import { newFileName } from '#server/base/newFileName.ts'
import { newId } from '#server/base/newId.ts'
import type { Db } from '#server/db/database.ts'
import type { Context } from '#server/engine/context.ts'
import { route } from '#server/http/handler.ts'
import type { JobTools } from '#server/http/jobTools.ts'
import { checkReport, type ReportRequest } from '#server/services/reports/readReport.ts'
import { exportJob } from './exportJob.ts'

/** An export before it is started. */
interface NewExport {
  readonly request: ReportRequest
  readonly format: 'xlsx' | 'csv'
  readonly locale: Locale
  /** Of a schedule: which, and for which of its times; null: besides them. */
  readonly schedule?: { readonly id: string; readonly dueAt: number | null }
  /** Written with the export, both or neither. If it throws, nothing is started. */
  readonly withExport?: (inside: Db) => Promise<void>
}

/** Starts to write a report into a file in somebody's name. Throws what `checkReport` and the start of a job throw. */
export async function startExport(
  tools: JobTools,
  context: Context,
  { request, format, locale, schedule, withExport }: NewExport,
): Promise<{ _id: string; job_id: string }> {
  const { report, params } = await checkReport(context, request)
  const { site } = request
  const { who, now } = context
  const _id = newId()
  const { job_id } = await tools.jobs.start(
    exportJob(tools),
    { id: _id, site },
    context,
    async (inside, job) => {
      await sql`
      insert into report_export (_id, report, title, site, params, locale, format, file, job_id, schedule_id, due_at,
        created_at, created_by, updated_at, updated_by)
      values (${_id}, ${report.id}, ${JSON.stringify(report.title)}::jsonb, ${site}, ${JSON.stringify(params)}::jsonb,
        ${locale}, ${format}, ${newFileName()}, ${job}, ${schedule?.id ?? null}, ${schedule?.dueAt ?? null},
        ${now}, ${who.id}, ${now}, ${who.id})`.execute(inside)
      await withExport?.(inside)
    },
  )
  return { _id, job_id }
}

/** Starts an export for the person who asks for it, in the language of their account unless they choose another. */
export const runRoute = route(reportRun, async ({ body, context, services, session }) => {
  const { report, site, params, format } = body
  const locale = body.locale ?? answerLocale(session?.user.locale, undefined)
  return {
    data: await startExport(services, context(), { request: { report, site, params }, format, locale }),
  }
})
