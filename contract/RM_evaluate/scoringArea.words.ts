import { text } from '#contract/localText.ts'
import { rankingDownloadTexts } from './scoringRanking.words.ts'
import { scoringReportWords, scoringTexts } from './scoringReport.words.ts'
import { scoringResultTexts, scoringResultWords } from './scoringResult.words.ts'
import { shopScoreTexts } from './shopScores.words.ts'

/** The words of the resources that both areas of scoring have, by their names in the console. */
export const scoringAreaWords = (area: string) => ({
  [`${area}/scoringList`]: scoringReportWords,
  [`${area}/results`]: scoringResultWords,
})

/** The other texts of the screens of both areas. */
export const scoringAreaTexts = (area: string) => ({
  [`${area}.scoring`]: scoringTexts,
  [`${area}.card`]: {
    name: text('每日评分平均分', '每日評分平均分', 'Average daily score'),
    unscored: text('今天未评分的店铺', '今日未評分的店舖', 'Shops not scored today'),
    weakest: text('最近评分最低的店铺', '最近評分最低的店舖', 'Lowest latest scores'),
    score: text('评分', '評分', 'Score'),
    average: text('%{day} 平均评分', '%{day} 平均評分', 'Average score of %{day}'),
  },
  [`${area}.shop`]: shopScoreTexts,
  [`${area}.result`]: { ...scoringResultTexts, download: rankingDownloadTexts },
})
