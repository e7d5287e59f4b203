import { scoringReport } from '#contract/RM_evaluate/scoringReport.ts'
import { scoringResult } from '#contract/RM_evaluate/scoringResult.ts'
import { dailyResultData, scoringLatestResult } from '#contract/RM_evaluate/shopScores.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { useKeptShopResult } from '#src/kit/page/shopResults.ts'

/** The shop and the day of its page; the latest if no day was chosen. */
export interface ShopDay {
  readonly storeId: string
  readonly statTime: number | null
}

const refreshOn = [scoringReport, scoringResult]

/** The result of a shop on a day or the nearest before it, kept in the page state by the specification's names. */
export function useShopScore({ storeId, statTime }: ShopDay) {
  const cond = JSON.stringify({ store_id: storeId, ...(statTime === null ? {} : { stat_time: statTime }) })
  const reply = useCall(scoringLatestResult, { query: { cond } }, { refreshOn })
  useKeptShopResult('scoringLatestResult', reply.data?.results)
  return reply
}

/** The items of a result, kept in the page state too. */
export function useScoreItems({ storeId, statTime }: ShopDay) {
  const reply = useCall(
    dailyResultData,
    statTime === null ? null : { query: { store_id: storeId, stat_time: statTime } },
    { refreshOn },
  )
  useKeptShopResult('resultData', reply.data?.items)
  return reply
}
