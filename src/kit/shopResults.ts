import { createContext, useCallback, useContext, useMemo, useState } from 'react'
import type { z } from 'zod'
import type {
  dailyResultData,
  resultStores,
  scoringLatestResult,
} from '#contract/RM_shop_detail/shopScores.ts'

/**
 * What the page of a shop shows of its scores, by the specification's names (section 3). It is kept beyond the page, so that
 * another tab of the shop, or a list beside it, need not fetch it again; it ends with the visit and at another site.
 */
export interface ShopResults {
  /** The shop's last result (`data.results` of `/ScoringLatestResult/one`). */
  readonly scoringLatestResult: z.infer<typeof scoringLatestResult.reply>['results']
  /** The shops to choose from (`/ts/daily/scoring/results/stores`). */
  readonly resultsStores: z.infer<typeof resultStores.reply>['list']
  /** The shop that is chosen. */
  readonly resultStoreId: string | null
  /** The day that is chosen, in unix seconds. */
  readonly resultStatTime: number | null
  /** The items of that shop and day (`data.items` of `/ts/daily/scoring/result/data`). */
  readonly resultData: z.infer<typeof dailyResultData.reply>['items']
}

export interface ShopResultsState extends ShopResults {
  /** Replaces what is given and keeps the rest. */
  readonly setShopResults: (change: Partial<ShopResults>) => void
}

const none: ShopResults = {
  scoringLatestResult: null,
  resultsStores: [],
  resultStoreId: null,
  resultStatTime: null,
  resultData: [],
}

/** The application fills it. */
export const ShopResultsContext = createContext<ShopResultsState>({
  ...none,
  setShopResults: () => undefined,
})

/** The scores of the shop that the person is looking at, and the way to replace them. */
export const useShopResults = (): ShopResultsState => useContext(ShopResultsContext)

/** Keeps the shop results of a site; those of another site are gone at once. */
export function useShopResultsAt(site: string | null): ShopResultsState {
  const [kept, keep] = useState({ site, results: none })
  const results = kept.site === site ? kept.results : none
  const setShopResults = useCallback(
    (change: Partial<ShopResults>) =>
      keep((before) => ({ site, results: { ...(before.site === site ? before.results : none), ...change } })),
    [site],
  )
  return useMemo(() => ({ ...results, setShopResults }), [results, setShopResults])
}
