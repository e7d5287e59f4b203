import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { z } from 'zod'
import { dailyScoringConfirm } from '#contract/RM_evaluate/scoringDay.ts'
import { scoringReport } from '#contract/RM_evaluate/scoringReport.ts'
import { scoringResult } from '#contract/RM_evaluate/scoringResult.ts'
import { scoringResultVersion } from '#contract/RM_evaluate/scoringResultVersion.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { usePerson } from '#src/kit/base/person/personContext.ts'

type Confirmation = Omit<z.infer<typeof dailyScoringConfirm.body>, 'site'>

const refreshes = [scoringReport, scoringResult, scoringResultVersion]

/**
 * Confirms reports, which adds their shops to the results of their days, and says how many were skipped and
 * why. The reports that were skipped are returned, each with the reason in words.
 */
export function useConfirm(): (wanted: Confirmation) => Promise<ReadonlyMap<string, string>> {
  const translate = useTranslate()
  const notify = useNotify()
  const site = usePerson().site?._id ?? ''
  const { send } = useSend(dailyScoringConfirm, { refreshes })
  return async (wanted) => {
    const { confirmed, skipped } = await send({ body: { site, ...wanted } })
    const reasonOf = new Map(
      skipped.map(({ report_id, reason }) => [
        report_id,
        translate(`RM_evaluate.scoring.confirm.skipped.${reason}`),
      ]),
    )
    const counts = [...Map.groupBy(reasonOf.values(), (reason) => reason)].map(
      ([reason, { length }]) => `${reason} (${length})`,
    )
    const done = translate('RM_evaluate.scoring.confirm.done', { confirmed, skipped: skipped.length })
    notify([done, ...counts].join(' · '), { type: skipped.length > 0 ? 'warning' : 'success' })
    return reasonOf
  }
}
