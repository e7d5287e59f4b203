import { sql } from 'kysely'
import type { Context } from '#server/engine/context.ts'
import { notify } from '#server/services/notifications/notify.ts'
import type { ExportRow } from './exportJob.ts'

/**
 * Notes the outcome of an export at its schedule, and sends the person a link to the file, which works for nobody
 * else. Without a file they get nothing: the schedule says why.
 */
export async function tellOfSchedule(
  { db, now }: Context,
  { schedule_id, created_by, title, locale, due_at }: ExportRow,
  { state, reason }: { readonly state: 'done' | 'failed'; readonly reason: string | null },
): Promise<void> {
  if (schedule_id === null) return
  const { rows } = await sql<{ created_by: string }>`
    update report_schedule set last_at = ${due_at ?? now}, last_state = ${state}, last_reason = ${reason}
    where _id = ${schedule_id} returning created_by`.execute(db)
  if (state !== 'done') return
  await notify(db, {
    users: [created_by],
    // Others may turn it off.
    isRequested: rows[0]?.created_by === created_by,
    type: 'reports.scheduled',
    title_key: 'report.scheduled',
    params: { report: title[locale] },
    link: '/reports/history',
  })
}
