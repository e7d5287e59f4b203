import { scoringResult } from '#contract/RM_evaluate/scoringResult.ts'
import { resourceScreens } from '#src/kit/page/screens/resourceScreens.tsx'
import { ItemRanking } from './ItemRanking.tsx'
import { resultList, resultLooks } from './ResultList.tsx'
import { ResultSections } from './ResultSections.tsx'

/** The results of scoring days. Both areas of scoring mount them. */
export const scoringResultScreens = (texts: string, sections: string) =>
  resourceScreens(scoringResult, {
    looks: resultLooks,
    list: resultList(texts),
    facts: ['store_id', 'stat_time', 'score', 'rank_site', 'ranked_total', 'delta', 'site_average'],
    sections: [() => <ResultSections texts={texts} sections={sections} />],
    aside: [
      {
        title: `${texts}.place`,
        fields: ['floor_id', 'category_id', 'rank_category', 'previous_score', 'report_id'],
      },
    ],
  })

/** The ranking of shops on one item. */
export const itemRanking = (texts: string, history: string) => () => (
  <ItemRanking texts={texts} history={history} />
)
