import { area as mainland } from '#contract/RM_evaluate/area.ts'
import { scoresShops, seesScores } from '#contract/RM_evaluate/scoringRules.ts'
import { page } from '#src/kit/base/plugin/definePlugin.ts'
import { screensOf } from '#src/kit/base/plugin/screensOf.ts'
import { extendSlot, extendSlots } from '#src/kit/base/plugin/slot.ts'
import { dashboardCards, shopCards, shopTabs, workspaceCards } from '#src/kit/base/plugin/slots.ts'
import { nounsOf } from '#src/kit/page/screens/nounsOf.ts'
import type { ScoringArea } from '#src/resources/RM_evaluate/scoringReport/scoringReportScreens.tsx'
import { rankingOf } from './rankingOf.ts'

/** What both areas of scoring add to the console, mainland and Hong Kong. */
export function scoringParts(area: ScoringArea) {
  const list = screensOf(
    () => import('./lists.ts'),
    ({ scoringAreaLists }) => scoringAreaLists(area),
  )
  const screen = screensOf(
    () => import('./scoringAreaScreens.ts'),
    ({ scoringAreaScreens }) => scoringAreaScreens(area),
  )
  const { edits, sees, changesItems } = codes[area]
  return {
    resources: nounsOf(
      { ...mainland, id: area },
      {
        scoringList: { can: sees, ...screen.all('reportScreens', ['show']), list: list('ReportList') },
        results: { can: sees, ...screen.all('resultScreens', ['show']), list: list('ResultList') },
        items: { can: changesItems, ...screen.all('itemSets'), list: list('ItemSetList') },
      },
    ),
    pages: [
      page(`/${area}/scoring`, screen('TodayShops'), { all: [edits, scoresShops] }),
      page(`/${area}/scoring/shop/:store`, screen('StartForm'), { all: [edits, scoresShops] }),
      page(`/${area}/scoring/:report`, screen('ScoringForm'), seesScores),
      page(rankingOf(area), screen('ItemRanking'), { all: [sees, seesScores] }),
      page(`/${area}/itemHistory`, screen('ItemHistory'), { all: [seesScores, 'shop.view'] }),
    ],
    extensions: [
      ...extendSlots(dashboardCards, {
        average: { label: `${area}.card.name`, load: screen('AverageScore'), can: seesScores, order: 14 },
        weakest: {
          label: `${area}.card.weakest`,
          load: screen('WeakestShops'),
          can: seesScores,
          size: 2,
          order: 75,
        },
      }),
      ...extendSlots(workspaceCards, {
        unscored: {
          label: `${area}.card.unscored`,
          load: screen('UnscoredShops'),
          can: seesScores,
          order: 30,
        },
      }),
      extendSlot(shopCards, { id: 'score', load: screen('ShopScoreCards'), can: seesScores, order: 10 }),
      ...extendSlots(shopTabs, {
        scores: { label: `${area}.shop.tab`, load: screen('ShopScores'), can: seesScores, order: 10 },
      }),
    ],
  }
}

/** Each area's menu entries and pages are for the people with its own permissions. */
const codes = {
  RM_evaluate: { edits: 'scoring.edit', sees: 'scoring.view', changesItems: 'scoring.item.edit' },
  RMHK_evaluate: { edits: 'scoringhk.edit', sees: 'scoringhk.view', changesItems: 'scoringhk.view' },
} as const
