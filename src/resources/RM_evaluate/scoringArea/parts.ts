import { area } from '#contract/RM_evaluate/area.ts'
import { scoresShops, seesScores } from '#contract/RM_evaluate/scoringRules.ts'
import type { Permission } from '#contract/permission.ts'
import { page, type PluginPage } from '#src/kit/base/plugin/definePlugin.ts'
import { screensOf } from '#src/kit/base/plugin/screensOf.ts'
import { extendSlot, extendSlots } from '#src/kit/base/plugin/slot.ts'
import { dashboardCards, shopCards, shopTabs, workspaceCards } from '#src/kit/base/plugin/slots.ts'
import { nounsOf } from '#src/kit/page/screens/nounsOf.ts'

const list = screensOf(() => import('./lists.ts'))
const screen = screensOf(() => import('./scoringAreaScreens.ts'))

/** In what the areas of scoring differ: each has menu entries and pages for the people with its own permissions. */
interface ScoringArea {
  readonly edits: Permission
  readonly sees: Permission
  readonly changesItems: Permission
  /** The address of the ranking of shops on one item. */
  readonly ranking: PluginPage['route']
}

/** What an area of scoring adds to the console, by the names of the mainland. */
export function scoringParts({ edits, sees, changesItems, ranking }: ScoringArea) {
  return {
    resources: nounsOf(area, {
      scoringList: { can: sees, ...screen.all('reportScreens', ['show']), list: list('ReportList') },
      results: { can: sees, ...screen.all('resultScreens', ['show']), list: list('ResultList') },
      items: { can: changesItems, ...screen.all('itemSetScreens'), list: list('ItemSetList') },
    }),
    pages: [
      page('/RM_evaluate/scoring', screen('TodayShops'), { all: [edits, scoresShops] }),
      page('/RM_evaluate/scoring/shop/:store', screen('StartForm'), { all: [edits, scoresShops] }),
      page('/RM_evaluate/scoring/:report', screen('ScoringForm'), seesScores),
      page(ranking, screen('ItemRanking'), { all: [sees, seesScores] }),
      page('/RM_evaluate/itemHistory', screen('ItemHistoryPage'), { all: [seesScores, 'shop.view'] }),
    ],
    extensions: [
      ...extendSlots(dashboardCards, {
        average: { label: 'RM_evaluate.card.name', load: screen('AverageScore'), can: seesScores, order: 14 },
        weakest: {
          label: 'RM_evaluate.card.weakest',
          load: screen('WeakestShops'),
          can: seesScores,
          size: 2,
          order: 75,
        },
      }),
      ...extendSlots(workspaceCards, {
        unscored: {
          label: 'RM_evaluate.card.unscored',
          load: screen('UnscoredShops'),
          can: seesScores,
          order: 30,
        },
      }),
      extendSlot(shopCards, { id: 'score', load: screen('ShopScoreCards'), can: seesScores, order: 10 }),
      ...extendSlots(shopTabs, {
        scores: { label: 'RM_evaluate.shop.tab', load: screen('ShopScores'), can: seesScores, order: 10 },
      }),
    ],
  }
}
