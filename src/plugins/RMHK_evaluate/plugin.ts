import { dailyScoreTag } from '#contract/RMHK_evaluate/dailyScoreTag.ts'
import { scoringReport } from '#contract/RM_evaluate/scoringReport.ts'
import { scoringResult } from '#contract/RM_evaluate/scoringResult.ts'
import { scoresShops, seesScores } from '#contract/RM_evaluate/scoringRules.ts'
import { definePlugin, page } from '#src/kit/definePlugin.ts'
import { defineResource } from '#src/kit/defineResource.ts'
import { screensOf } from '#src/kit/screensOf.ts'
import words from './words.ts'

const screen = screensOf(() => import('./screens.ts'))

/** Daily scoring in Hong Kong: the screens of the mainland area, with Hong Kong's menu, and tags. */
export default definePlugin({
  id: 'RMHK_evaluate',
  api: 1,
  title: { zh_CN: '香港店铺评分', zh_TW: '香港店舖評分', en_US: 'HK shop scoring' },
  availableAt: { region: 'HK' },
  resources: [
    defineResource({
      name: 'RMHK_evaluate/scoringList',
      contract: scoringReport,
      ...screen.all('reportScreens', ['list', 'show']),
    }),
    defineResource({
      name: 'RMHK_evaluate/results',
      contract: scoringResult,
      ...screen.all('resultScreens', ['list', 'show']),
    }),
    defineResource({ name: 'RMHK_evaluate/tag', contract: dailyScoreTag, ...screen.all('tagScreens') }),
  ],
  pages: [
    page('/RMHK_evaluate/scoring', screen('TodayShops'), scoresShops),
    page('/RMHK_evaluate/scoring/:report', screen('ScoringForm'), seesScores),
    page('/RMHK_evaluate/tagStores', screen('TagStores'), 'scoringhk.view'),
  ],
  messages: words,
})
