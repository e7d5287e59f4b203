import { sql } from 'kysely'
import { scoringReport } from '#contract/RM_evaluate/scoringReport.ts'
import { amend } from '#server/engine/amend.ts'
import { audit } from '#server/engine/audit.ts'
import type { Context } from '#server/engine/context.ts'
import { idsOf, insertRows } from '#server/engine/rows.ts'
import type { ReportRow } from '#server/plugins/RM_evaluate/reports/report.ts'
import type { ScoringDay } from '#server/plugins/RM_evaluate/results/day.ts'
import { keepRules, scoresOf, scoringAt } from '#server/plugins/RM_evaluate/results/scoring.ts'
import type { PlannedReport } from './planUpload.ts'

/** Stores planned reports with their answers, and submits the complete ones. */
export async function storeUpload(
  inside: Context,
  day: ScoringDay,
  planned: readonly PlannedReport[],
): Promise<void> {
  if (planned.length === 0) return
  const created = await startReports(
    inside,
    day,
    planned.filter(({ shop }) => !shop.report),
  )
  const byStore = new Map(created.map((report) => [report.store_id, report]))
  const all = planned.flatMap(({ shop, answers, isComplete }) => {
    const report = shop.report ?? byStore.get(shop.store_id)
    return report ? [{ report, answers, isComplete }] : []
  })
  const sent = all.flatMap(({ report, answers }) =>
    answers.map((answer) => ({ report_id: report._id, ...answer })),
  )
  await sql`
    update scoring_report_item kept
    set score = sent.score, is_na = sent.is_na, remark = sent.remark,
      rev = kept.rev + 1, updated_by = ${inside.who.id}, updated_at = ${inside.now}
    from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb)
      as sent (report_id text, item_id text, score numeric, is_na bool, remark text)
    where kept.report_id = sent.report_id and kept.item_id = sent.item_id`.execute(inside.db)
  const scores = await scoresNow(inside, day, idsOf(all.map(({ report }) => report)))
  await amend(
    scoringReport,
    inside,
    all.map(({ report, isComplete }) => ({
      record: report,
      values: {
        ...scores.get(report._id),
        ...(isComplete
          ? { status: 'submitted', submitted_at: inside.now, returned_reason: null }
          : { status: 'draft', submitted_at: null }),
        scorer_id: inside.who.id,
      },
    })),
  )
}

/** Starts reports without answers. */
async function startReports(
  inside: Context,
  { site, stat_time }: ScoringDay,
  planned: readonly PlannedReport[],
): Promise<ReportRow[]> {
  const reports = await insertRows(
    scoringReport,
    inside,
    planned.map(({ shop }) => ({
      site,
      stat_time,
      store_id: shop.store_id,
      tenant_ship_id: shop.tenant_ship_id,
      set_id: shop.set_id,
      status: 'draft',
      scorer_id: inside.who.id,
      source: 'upload',
    })),
  )
  await audit(
    scoringReport,
    inside,
    'create',
    reports.map((after) => ({ before: null, after })),
  )
  await sql`
    insert into scoring_report_item (report_id, item_id)
    select report._id, item._id from scoring_report report join score_item item on item.set_id = report.set_id
    where report._id = any(${idsOf(reports)}) and item.deleted_at is null and item.is_active`.execute(
    inside.db,
  )
  return reports
}

type Score = Pick<ReportRow, 'total_score' | 'critical_failed'>

/** The scores of the answers of reports so far; the parameters of the scores are kept with the reports. */
async function scoresNow(
  { db }: Context,
  { site }: ScoringDay,
  reports: string[],
): Promise<ReadonlyMap<string, Score>> {
  const scoring = await scoringAt(db, site)
  await keepRules(reports, scoring).execute(db)
  const { rows } = await sql<Score & { report_id: string }>`
    select report_id, score::float8 as total_score, critical_failed
    from ${scoresOf(sql`select unnest(${reports}::text[])`, scoring)} scores`.execute(db)
  return new Map(rows.map(({ report_id, ...score }) => [report_id, score]))
}
