import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import type { z } from 'zod'
import type { dailyResultData, scoringLatestResult } from '#contract/RM_evaluate/shopScores.ts'
import type { resultStores } from '#contract/RM_evaluate/resultStores.ts'

/**
 * The scores that the page of a shop shows, by the specification's names (section 3). They are kept when the
 * page closes, so that another tab of the shop, or a list, need not fetch them again; they are dropped on
 * reload and at another site.
 */
export interface ShopResults {
  /** The shop's last result (`data.results` of `/ScoringLatestResult/one`). */
  readonly scoringLatestResult: z.infer<typeof scoringLatestResult.reply>['results']
  /** The shops to choose from (`/ts/daily/scoring/results/stores`). */
  readonly resultsStores: z.infer<typeof resultStores.reply>['list']
  /** The chosen shop. */
  readonly resultStoreId: string | null
  /** The chosen day, in unix seconds. */
  readonly resultStatTime: number | null
  /** The items of that shop and day (`data.items` of `/ts/daily/scoring/result/data`). */
  readonly resultData: z.infer<typeof dailyResultData.reply>['items']
}

export interface ShopResultsState extends ShopResults {
  /** Replaces the given values and keeps the rest. */
  readonly setShopResults: (change: Partial<ShopResults>) => void
}

const none: ShopResults = {
  scoringLatestResult: null,
  resultsStores: [],
  resultStoreId: null,
  resultStatTime: null,
  resultData: [],
}

/** The application provides it. */
export const ShopResultsContext = createContext<ShopResultsState>({
  ...none,
  setShopResults: () => undefined,
})

/** Returns the scores of the shop on screen, and a function to replace them. */
export const useShopResults = (): ShopResultsState => useContext(ShopResultsContext)

/** Keeps a value among the scores of the shop on screen whenever it changes; nothing while it is undefined. */
export function useKeptShopResult<K extends keyof ShopResults>(
  key: K,
  value: ShopResults[K] | undefined,
): void {
  const { setShopResults } = useShopResults()
  useEffect(() => {
    if (value !== undefined) setShopResults({ [key]: value })
  }, [setShopResults, key, value])
}

/** Keeps the shop results of a site, and drops them when the site changes. */
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
