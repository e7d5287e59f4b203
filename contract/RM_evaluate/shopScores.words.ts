import { text, type Texts } from '#contract/localText.ts'
import { scoringTexts } from './scoringReport.words.ts'

/** What daily scoring adds to the page of a shop. */
export const shopScoreTexts: Texts = {
  tab: text('评分', '評分', 'Scores'),
  none: text(
    '这家店铺还没有已确认的评分',
    '此店舖尚未有已確認的評分',
    'No score of this shop has been confirmed yet',
  ),
  earlier: text(
    '当日没有评分，以下为 %{day} 的评分。',
    '當日沒有評分，以下為 %{day} 的評分。',
    'There is no score of that day. This is the score of %{day}.',
  ),
  score: text('最近得分', '最近得分', 'Latest score'),
  score_of: text('%{day} 得分', '%{day} 得分', 'Score of %{day}'),
  previous: text('上次', '上次', 'the last time'),
  site_average: text('全场平均', '全場平均', 'Site average'),
  rank: text('全场排名', '全場排名', 'Rank'),
  rank_category: text('类别排名', '類別排名', 'Rank in category'),
  rank_of: text('第 %{rank} 名，共 %{total} 家', '第 %{rank} 名，共 %{total} 間', '%{rank} of %{total}'),
  grade: text('等级', '等級', 'Grade'),
  history: text('历次得分', '歷次得分', 'Scores over time'),
  by: text('评分日', '評分日', 'Day'),
  own: text('本店', '本店', 'This shop'),
  items: text('各项得分', '各項得分', 'Items'),
  section: scoringTexts['section'] ?? {},
  na: text('不适用', '不適用', 'N/A'),
  weight: text('权重 %{weight}', '權重 %{weight}', 'Weight %{weight}'),
  counts: text('计 %{points} 分', '計 %{points} 分', 'counts %{points}'),
  at_site: text('全场 %{ratio}', '全場 %{ratio}', 'site %{ratio}'),
  at_benchmark: text('广州 %{ratio}', '廣州 %{ratio}', 'Guangzhou %{ratio}'),
  before: text('上次 %{ratio}', '上次 %{ratio}', 'last time %{ratio}'),
  item_history: text('%{item}：历次得分', '%{item}：歷次得分', '%{item} over time'),
  item_page: {
    title: text('单项历史', '單項歷史', 'Item over time'),
    ranking: text('单项排名', '單項排名', 'Item ranking'),
    shop: text('店铺', '店舖', 'Shop'),
    item: text('评分项目', '評分項目', 'Item'),
    none: text(
      '还没有店铺有已确认的评分。',
      '尚未有店舖有已確認的評分。',
      'No score of any shop has been confirmed yet.',
    ),
  },
  explain: text(
    '总分是各项得分率按权重的平均；不适用的项目不计权重。关键项不合格时总分封顶。',
    '總分是各項得分率按權重的平均；不適用的項目不計權重。關鍵項不合格時總分封頂。',
    'The score is the mean of the items by their weights. Items that do not apply do not count. If a critical item fails, the score is capped.',
  ),
}
