import { scoringResult } from '#contract/RM_evaluate/scoringResult.ts'
import { resourceScreens } from '#src/kit/page/screens/resourceScreens.tsx'
import { ResultList, resultLooks } from './ResultList.tsx'
import { ResultSections } from './ResultSections.tsx'

/** The results of scoring days. */
export const resultScreens = resourceScreens(scoringResult, {
  looks: resultLooks,
  list: ResultList,
  facts: ['store_id', 'stat_time', 'score', 'rank_site', 'ranked_total', 'delta', 'site_average'],
  sections: [ResultSections],
  aside: [
    {
      title: 'RM_evaluate.result.place',
      fields: ['floor_id', 'category_id', 'rank_category', 'previous_score', 'report_id'],
    },
  ],
})
