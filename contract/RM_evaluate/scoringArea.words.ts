import { text, type Texts } from '#contract/localText.ts'
import { helpTexts } from './help.words.ts'
import { scoreItemSetTexts } from './scoreItemSet.words.ts'
import { scoringTexts } from './scoringReport.words.ts'
import { scoringResultTexts } from './scoringResult.words.ts'
import { shopScoreTexts } from './shopScores.words.ts'

const downloadTexts: Texts = {
  button: text('下载排名', '下載排名', 'Download the ranking'),
  store_xlsx: text('按店铺（Excel）', '按店舖（Excel）', 'By shop (Excel)'),
  category_xlsx: text('按类别（Excel）', '按類別（Excel）', 'By category (Excel)'),
  floor_xlsx: text('按楼层（Excel）', '按樓層（Excel）', 'By floor (Excel)'),
  store_csv: text('按店铺（CSV，仅排名）', '按店舖（CSV，只含排名）', 'By shop (CSV, the ranking only)'),
}

/** The texts of the screens that both areas of scoring have, besides the words of their resources. */
export const scoringAreaTexts: Texts = {
  help: helpTexts,
  scoring: scoringTexts,
  card: {
    name: text('每日评分平均分', '每日評分平均分', 'Average daily score'),
    unscored: text('今天未评分的店铺', '今日未評分的店舖', 'Shops not scored today'),
    weakest: text('最近评分最低的店铺', '最近評分最低的店舖', 'Lowest latest scores'),
    score: text('评分', '評分', 'Score'),
    average: text('%{day} 平均评分', '%{day} 平均評分', 'Average score of %{day}'),
  },
  shop: shopScoreTexts,
  itemset: scoreItemSetTexts,
  result: { ...scoringResultTexts, download: downloadTexts },
}
