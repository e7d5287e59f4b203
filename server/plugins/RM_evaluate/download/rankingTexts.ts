import { text } from '#contract/localText.ts'

/** The texts of the downloaded ranking. */
export const rankingTexts = {
  ranking: text('排名', '排名', 'Ranking'),
  items: text('单项得分', '單項得分', 'Scores by item'),
  rank: text('名次', '名次', 'Rank'),
  unit: text('铺位号', '舖位編號', 'Unit number'),
  shop: text('店铺', '店舖', 'Shop'),
  brand: text('品牌', '品牌', 'Brand'),
  category: text('类别', '類別', 'Category'),
  floor: text('楼层', '樓層', 'Floor'),
  shops: text('店铺数', '店舖數', 'Shops'),
  days: text('评分天数', '評分日數', 'Days'),
  score: text('得分', '得分', 'Score'),
  grade: text('等级', '等級', 'Grade'),
}
