import { dailyScoringRemove } from '#contract/RM_evaluate/dailyScoring.ts'
import { scoringReport } from '#contract/RM_evaluate/scoringReport.ts'
import { scoresShops } from '#contract/RM_evaluate/scoringRules.ts'
import { discard } from '#server/engine/discard.ts'
import { withOwnStores } from '#server/engine/ownStores.ts'
import { authorize } from '#server/engine/refuse.ts'
import { transact } from '#server/engine/transact.ts'
import { route } from '#server/http/handler.ts'
import { lockedReport, requireRev } from './report.ts'
import { untagShop } from './saveAnswers.ts'
import { requireDraft } from './update.ts'

/** Removes a draft. */
export const removeRoute = route(dailyScoringRemove, async ({ query, context }) => ({
  data: await transact(context(), async (inside) => {
    const report = await lockedReport(inside, query.cond.report_id)
    requireRev(report, query.rev)
    authorize(scoresShops, await withOwnStores(scoresShops, inside, [report]), report)
    requireDraft(report)
    await untagShop(inside, report)
    await discard(scoringReport, inside, [report])
    return { removed: 1 }
  }),
}))
