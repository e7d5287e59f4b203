import { scoringReport } from '#contract/RM_evaluate/scoringReport.ts'
import { scoringResult } from '#contract/RM_evaluate/scoringResult.ts'
import { scoresShops, seesScores } from '#contract/RM_evaluate/scoringRules.ts'
import { page } from '#src/kit/base/plugin/definePlugin.ts'
import { defineResource } from '#src/kit/base/resource/defineResource.ts'
import { screensOf } from '#src/kit/base/plugin/screensOf.ts'
import { extendSlot } from '#src/kit/base/plugin/slot.ts'
import { dashboardCards, shopCards, shopTabs, workspaceCards } from '#src/kit/base/plugin/slots.ts'
import type { ScoringArea } from '#src/resources/RM_evaluate/scoringReport/scoringReportScreens.tsx'
import { rankingOf } from './rankingOf.ts'
import type { scoringAreaLists } from './lists.ts'
import type { scoringAreaScreens } from './scoringAreaScreens.ts'

/** How the screens of an area of scoring are fetched: its lists, and its pages, forms and cards. */
interface ScoringLoad {
  readonly lists: () => Promise<ReturnType<typeof scoringAreaLists>>
  readonly pages: () => Promise<ReturnType<typeof scoringAreaScreens>>
}

/** What both areas of scoring add to the console, mainland and Hong Kong. */
export function scoringParts(area: ScoringArea, { lists, pages }: ScoringLoad) {
  const list = screensOf(lists)
  const screen = screensOf(pages)
  const { edits, sees } = codes[area]
  return {
    resources: [
      defineResource({
        name: `${area}/scoringList`,
        contract: scoringReport,
        can: sees,
        list: list('ReportList'),
        ...screen.all('reportScreens', ['show']),
      }),
      defineResource({
        name: `${area}/results`,
        contract: scoringResult,
        can: sees,
        list: list('ResultList'),
        ...screen.all('resultScreens', ['show']),
      }),
    ],
    pages: [
      page(`/${area}/scoring`, screen('TodayShops'), { all: [edits, scoresShops] }),
      page(`/${area}/scoring/shop/:store`, screen('StartForm'), { all: [edits, scoresShops] }),
      page(`/${area}/scoring/:report`, screen('ScoringForm'), seesScores),
      page(rankingOf(area), screen('ItemRanking'), { all: [sees, seesScores] }),
      page(`/${area}/itemHistory`, screen('ItemHistory'), { all: [seesScores, 'shop.view'] }),
    ],
    extensions: [
      extendSlot(dashboardCards, {
        id: 'average',
        label: `${area}.card.name`,
        load: async () => (await pages()).AverageScore,
        can: seesScores,
        order: 14,
      }),
      extendSlot(dashboardCards, {
        id: 'weakest',
        label: `${area}.card.weakest`,
        load: async () => (await pages()).WeakestShops,
        can: seesScores,
        size: 2,
        order: 75,
      }),
      extendSlot(workspaceCards, {
        id: 'unscored',
        label: `${area}.card.unscored`,
        load: async () => (await pages()).UnscoredShops,
        can: seesScores,
        order: 30,
      }),
      extendSlot(shopCards, {
        id: 'score',
        load: async () => (await pages()).ShopScoreCards,
        can: seesScores,
        order: 10,
      }),
      extendSlot(shopTabs, {
        id: 'scores',
        label: `${area}.shop.tab`,
        load: async () => (await pages()).ShopScores,
        can: seesScores,
        order: 10,
      }),
    ],
  }
}

/** Each area's menu entries and pages are for the people with its own permissions. */
const codes = {
  RM_evaluate: { edits: 'scoring.edit', sees: 'scoring.view' },
  RMHK_evaluate: { edits: 'scoringhk.edit', sees: 'scoringhk.view' },
} as const
