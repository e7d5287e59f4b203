import { scoreItemSet } from '#contract/RM_evaluate/scoreItemSet.ts'
import { scoringReport } from '#contract/RM_evaluate/scoringReport.ts'
import { scoringResult } from '#contract/RM_evaluate/scoringResult.ts'
import { scoresShops, seesScores } from '#contract/RM_evaluate/scoringRules.ts'
import { definePlugin, page } from '#src/kit/definePlugin.ts'
import { defineResource } from '#src/kit/defineResource.ts'
import { extendSlot } from '#src/kit/slot.ts'
import { shopCards, shopTabs } from '#src/kit/slots.ts'
import { screensOf } from '#src/kit/screensOf.ts'
import words from './words.ts'

const screen = screensOf(() => import('./screens.ts'))

/** Daily scoring of shops on the mainland. */
export default definePlugin({
  id: 'RM_evaluate',
  api: 1,
  title: { zh_CN: '店铺评分', zh_TW: '店舖評分', en_US: 'Shop scoring' },
  availableAt: { outside: 'HK' },
  resources: [
    defineResource({
      name: 'RM_evaluate/scoringList',
      contract: scoringReport,
      ...screen.all('reportScreens', ['list', 'show']),
    }),
    defineResource({
      name: 'RM_evaluate/results',
      contract: scoringResult,
      ...screen.all('resultScreens', ['list', 'show']),
    }),
    defineResource({
      name: 'RM_evaluate/items',
      contract: scoreItemSet,
      ...screen.all('itemSetScreens'),
    }),
  ],
  pages: [
    page('/RM_evaluate/scoring', screen('TodayShops'), scoresShops),
    page('/RM_evaluate/itemRanking', screen('ItemRanking'), seesScores),
    page('/RM_evaluate/scoring/:report', screen('ScoringForm'), seesScores),
    page('/RM_evaluate/upload', screen('UploadPage'), 'scoring.upload'),
  ],
  extensions: [
    extendSlot(shopCards, {
      id: 'score',
      load: async () => (await import('./screens.ts')).ShopScoreCards,
      can: seesScores,
      order: 10,
    }),
    extendSlot(shopTabs, {
      id: 'scores',
      label: 'RM_evaluate.shop.tab',
      load: async () => (await import('./screens.ts')).ShopScores,
      can: seesScores,
      order: 10,
    }),
  ],
  messages: words,
})
