import { sql } from 'kysely'
import type { z } from 'zod'
import { ApiError } from '#contract/reply.ts'
import { dailyScoringConfirm } from '#contract/RM_evaluate/scoringDay.ts'
import { scoringReport } from '#contract/RM_evaluate/scoringReport.ts'
import { amend } from '#server/engine/amend.ts'
import type { Context } from '#server/engine/context.ts'
import { idsOf } from '#server/engine/rows.ts'
import { transact } from '#server/engine/transact.ts'
import { visibleTable } from '#server/engine/visible.ts'
import { route } from '#server/http/handler.ts'
import type { ReportRow } from '#server/plugins/RM_evaluate/reports/report.ts'
import { currentVersion, lockDay, ofDay, type ScoringDay } from './day.ts'
import { refreshStale } from './differences.ts'
import { calculated } from './scored.ts'
import { scoringAt } from './scoring.ts'
import { addVersion, fillVersion } from './versions.ts'

type SkippedReports = z.infer<typeof dailyScoringConfirm.reply>['skipped']

/** Confirms reports, and adds their shops to the results of their days. */
export const confirmRoute = route(dailyScoringConfirm, async ({ body, context }) => {
  const { site } = body
  return {
    data: await transact(context(), async (inside) => {
      for (const stat_time of await daysOf(inside, body)) await lockDay(inside, { site, stat_time })
      const found = await lockedReports(inside, body)
      const skipped = skippedOf(inside, body.report_ids ?? idsOf(found), found)
      const isSkipped = new Set(skipped.map(({ report_id }) => report_id))
      const reports = found.filter(({ _id }) => !isSkipped.has(_id))
      requireOthers(reports, skipped)
      const values = { status: 'confirmed', confirmed_by: inside.who.id, confirmed_at: inside.now } as const
      await amend(
        scoringReport,
        inside,
        reports.map((record) => ({ record, values })),
      )
      let results_updated = 0
      for (const [stat_time, own] of Map.groupBy(reports, (report) => report.stat_time))
        results_updated += await addResults(inside, { site, stat_time }, idsOf(own))
      return { confirmed: reports.length, skipped, results_updated }
    }),
  }
})

type Body = z.infer<typeof dailyScoringConfirm.body>

/** The days to lock, in the order in which everybody locks them. */
async function daysOf(inside: Context, { site, report_ids, stat_time }: Body): Promise<number[]> {
  if (stat_time !== undefined) return [stat_time]
  const { rows } = await sql<{ stat_time: number }>`
    select distinct stat_time from ${visibleTable(scoringReport, inside, { site })}
    where _id = any(${[...(report_ids ?? [])]}) order by stat_time`.execute(inside.db)
  return rows.map((row) => row.stat_time)
}

async function lockedReports(inside: Context, { site, report_ids, stat_time }: Body): Promise<ReportRow[]> {
  const which = report_ids
    ? sql`_id = any(${[...report_ids]})`
    : sql`stat_time = ${stat_time} and status = 'submitted'`
  const { rows } = await sql<ReportRow>`
    select * from ${visibleTable(scoringReport, inside, { site })} where ${which}
    order by _id for update`.execute(inside.db)
  return rows
}

/** Which of the reports cannot be confirmed, and why. */
function skippedOf({ who }: Context, wanted: readonly string[], found: readonly ReportRow[]): SkippedReports {
  const byId = new Map(found.map((report) => [report._id, report]))
  return wanted.flatMap((report_id): SkippedReports => {
    const report = byId.get(report_id)
    if (!report) return [{ report_id, reason: 'not_found' }]
    if (report.status !== 'submitted') return [{ report_id, reason: report.status }]
    return report.scorer_id === who.id && !who.isManager ? [{ report_id, reason: 'own' }] : []
  })
}

/** Throws 4035 for somebody who wants to confirm nothing but their own reports. */
function requireOthers(reports: readonly ReportRow[], skipped: SkippedReports): void {
  if (reports.length === 0 && skipped.length > 0 && skipped.every(({ reason }) => reason === 'own'))
    throw new ApiError('approval.self')
}

/**
 * Adds the shops of these reports to the results of a day, and returns their number. A shop that has a result already
 * keeps it, although its report was returned and corrected since: the day is stale until it is calculated again.
 */
async function addResults(inside: Context, day: ScoringDay, report_ids: readonly string[]): Promise<number> {
  const scoring = await scoringAt(inside.db, day.site)
  const current = await currentVersion(inside, day)
  const reports = sql`_id = any(${[...report_ids]})`
  if (!current) return addVersion(inside, day, calculated(reports, scoring), { kind: 'confirm' })
  const present = sql`${ofDay(day)} and version = ${current.version}`
  const added = sql`${reports} and store_id not in (select store_id from scoring_result where ${present})`
  const stores = await fillVersion(inside, day, calculated(added, scoring), current.version)
  await refreshStale(inside, day, await currentVersion(inside, day))
  return stores
}
