import { sql } from 'kysely'
import type { z } from 'zod'
import type { dailyScoring } from '#contract/RM_evaluate/dailyScoring.ts'
import { scoringReport } from '#contract/RM_evaluate/scoringReport.ts'
import { ApiError } from '#contract/reply.ts'
import type { StoredRecord } from '#contract/resource.ts'
import type { Context } from '#server/engine/context.ts'
import { naturalOrder } from '#server/engine/naturalOrder.ts'
import { byId } from '#server/engine/read.ts'
import { scoringAt } from '#server/plugins/RM_evaluate/results/scoring.ts'

/** A stored report, without its answers. */
export type ReportRow = StoredRecord<typeof scoringReport>

/** A report with its answers, as calls reply. */
export type WholeReport = NonNullable<z.infer<typeof dailyScoring.reply>>

/** The answer to an item. */
export type Answer = WholeReport['items'][number]

/** The page of a report in the console. Hong Kong has its own. */
export function reportPage(
  { who }: Context,
  { _id, site }: { readonly _id: string; readonly site: string | null },
): string {
  const isHongKong = who.sites.some((one) => one._id === site && one.site_region === 'HK')
  return `/${isHongKong ? 'RMHK_evaluate' : 'RM_evaluate'}/scoring/${_id}`
}

/** A report as this person may see it, with its answers in the order of the items. Throws 4040 if they may not see it. */
export async function wholeReport(context: Context, id: string): Promise<WholeReport> {
  const report = await byId(scoringReport, context, id, {})
  return { ...report, items: await answersOf(context, id), rules: await rulesOf(context, report) }
}

/** What the score depends on: for a draft the parameters of today, otherwise those that it was calculated with. */
async function rulesOf({ db }: Context, { _id, site, status }: ReportRow): Promise<WholeReport['rules']> {
  const { cap, minShare } = await scoringAt(db, site)
  const { rows } = await sql<{ rules: WholeReport['rules'] | null }>`
    select rules from scoring_report where _id = ${_id} and ${status} <> 'draft'`.execute(db)
  return rows[0]?.rules ?? { cap, min_share: minShare }
}

/** The answers of a report. */
export async function answersOf({ db }: Context, id: string): Promise<Answer[]> {
  const { rows } = await sql<Answer>`
    select item_id, score::float8, is_na, remark, attachs, tag_ids as tags,
      a.rev, a.updated_by, a.updated_at::int
    from scoring_report_item a join score_item i on i._id = a.item_id
    where report_id = ${id} order by i."order", ${naturalOrder('i.code')}`.execute(db)
  return rows
}

/** A report that this person may see, locked until the transaction ends. Throws 4040 for any other. */
export async function lockedReport(inside: Context, id: string): Promise<ReportRow> {
  await sql`select from scoring_report where _id = ${id} for update`.execute(inside.db)
  return byId(scoringReport, inside, id, {})
}

/** Throws 4092 if the person has read another revision. */
export function requireRev(report: ReportRow, rev: number | undefined): void {
  if (rev !== undefined && rev !== report.rev) throw new ApiError('stale', { current: report })
}
