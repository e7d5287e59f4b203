import { ApiError, refuseFields } from '#contract/reply.ts'
import { dailyScoringUpdate } from '#contract/RM_evaluate/dailyScoring.ts'
import { scoringReport } from '#contract/RM_evaluate/scoringReport.ts'
import { scoresShops } from '#contract/RM_evaluate/scoringRules.ts'
import type { Rule } from '#contract/access.ts'
import { amend } from '#server/engine/amend.ts'
import { authorOf } from '#server/engine/asSystem.ts'
import type { Context } from '#server/engine/context.ts'
import { withOwnStores } from '#server/engine/ownStores.ts'
import { byId } from '#server/engine/read.ts'
import { authorize } from '#server/engine/refuse.ts'
import { transact } from '#server/engine/transact.ts'
import { route } from '#server/http/handler.ts'
import { currentVersion, lockDay } from '#server/plugins/RM_evaluate/results/day.ts'
import { refreshStale } from '#server/plugins/RM_evaluate/results/differences.ts'
import { linkAt } from '#server/services/notifications/linkAt.ts'
import { notify } from '#server/services/notifications/notify.ts'
import { missingIn } from './missing.ts'
import { lockedReport, reportPage, requireRev, wholeReport, type ReportRow } from './report.ts'
import { answeredItems, saveAnswers, scoreNow, type AnsweredItem, type SentAnswer } from './saveAnswers.ts'

/** Saves, submits, withdraws or returns a report. */
export const updateRoute = route(dailyScoringUpdate, async ({ query, body, context }) => {
  const { report_id } = query.cond
  return {
    data: await transact(context(), async (inside) => {
      // A change of a day's results locks the day before its reports.
      if (body.action === 'return') await lockDay(inside, await byId(scoringReport, inside, report_id, {}))
      const report = await lockedReport(inside, report_id)
      requireRev(report, body.rev)
      if (body.action === 'return') await sendBack(inside, report, body.reason)
      else if (body.action === 'withdraw') await withdraw(inside, report)
      else await write(inside, report, body)
      return wholeReport(inside, report_id)
    }),
  }
})

const confirms: Rule = 'scoring.confirm'

/** Stores answers in a draft, and submits it if that is wanted. */
export async function write(
  inside: Context,
  report: ReportRow,
  { action, items }: { readonly action: 'save' | 'submit'; readonly items: readonly SentAnswer[] },
): Promise<void> {
  authorize(scoresShops, await withOwnStores(scoresShops, inside, [report]), report)
  requireDraft(report)
  await saveAnswers(inside, report, items)
  if (action === 'submit') requireComplete(await answeredItems(inside, report._id))
  const score = await scoreNow(inside, report)
  const submitted = { status: 'submitted', submitted_at: inside.now, returned_reason: null } as const
  const values = { ...score, scorer_id: inside.who.id, ...(action === 'submit' ? submitted : {}) }
  await amend(scoringReport, inside, [{ record: report, values }])
}

/** Throws 4096 for a confirmed report, and 4091 for one that waits for its confirmation. */
export function requireDraft({ status }: ReportRow): void {
  if (status === 'confirmed') throw new ApiError('period.locked')
  requireState(status, 'draft')
}

function requireState(status: ReportRow['status'], ...allowed: ReportRow['status'][]): void {
  if (!allowed.includes(status)) throw new ApiError('state.transition', { from: status, allowed })
}

/** Throws 4004 by item for what is not answered, and for few points without a remark. */
function requireComplete(items: readonly AnsweredItem[]): void {
  const missing = items.flatMap((item): [string, string][] => {
    const lack = missingIn(item)
    return lack ? [[item.item_id, lack]] : []
  })
  if (missing.length > 0) throw refuseFields('validation.failed', Object.fromEntries(missing))
}

/** Takes back the person's own report. */
export async function withdraw(inside: Context, report: ReportRow): Promise<void> {
  authorize(scoresShops, await withOwnStores(scoresShops, inside, [report]), report)
  requireState(report.status, 'submitted')
  authorize({ self: 'scorer_id' }, inside.who, report)
  await amend(scoringReport, inside, [{ record: report, values: { status: 'draft', submitted_at: null } }])
}

/** Tells the scorer that their report was sent back. */
async function tellScorer(
  inside: Context,
  { _id, site, scorer_id }: ReportRow,
  reason: string,
): Promise<void> {
  if (scorer_id === null || scorer_id === authorOf(inside)) return
  const { name } = await byId(scoringReport, inside, _id, {})
  await notify(inside.db, {
    users: [scorer_id],
    type: 'scoring_report.returned',
    title_key: 'scoring.returned',
    params: { shop: String(name), reason },
    link: linkAt(site, reportPage(inside, { _id, site })),
  })
}

/** Sends a report back to its scorer. Only managers take back what is confirmed: the results of the day are stale then. */
async function sendBack(inside: Context, report: ReportRow, reason: string): Promise<void> {
  authorize(confirms, inside.who, report)
  requireState(report.status, 'submitted', 'confirmed')
  if (report.status === 'confirmed') authorize({ manager: true }, inside.who, report)
  const values = {
    status: 'draft',
    returned_reason: reason,
    submitted_at: null,
    confirmed_by: null,
    confirmed_at: null,
  }
  await amend(scoringReport, inside, [{ record: report, values }])
  await refreshStale(inside, report, await currentVersion(inside, report))
  await tellScorer(inside, report, reason)
}
