import { text, type Texts } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { dailyScoreTag } from './dailyScoreTag.ts'

const polarities = {
  positive: text('正面', '正面', 'Positive'),
  negative: text('负面', '負面', 'Negative'),
  neutral: text('中性', '中性', 'Neutral'),
}

/** The words for score tags. */
export const dailyScoreTagWords = words(dailyScoreTag, {
  name: text('评分标签', '評分標籤', 'Score tag |||| Score tags'),
  fields: {
    name: text('简体名称', '簡體名稱', 'Simplified Chinese name'),
    name_en: text('英文名称', '英文名稱', 'English name'),
    name_tc: text('繁体名称', '繁體名稱', 'Traditional Chinese name'),
    site: text('站点', '站點', 'Site'),
    polarity: text('性质', '性質', 'Kind'),
    item_id: text('评分项目', '評分項目', 'Item'),
    color: text('颜色', '顏色', 'Colour'),
    is_active: text('使用中', '使用中', 'In use'),
  },
  choices: { polarity: polarities },
  help: {
    is_active: text(
      '停用后不再提供选择，已有的记录保留',
      '停用後不再提供選擇，已有的記錄保留',
      'A tag out of use is no longer offered; shops keep it',
    ),
  },
})

/** The other texts of the page of tags. */
export const scoreTagTexts: Texts = { group: text('评分标签', '評分標籤', 'Score tag') }

/** The texts of the page of shops by tag. */
export const tagStoresTexts: Texts = {
  title: text('标签店铺', '標籤店舖', 'Shops by tag'),
  polarity: text('性质', '性質', 'Kind'),
  polarities: { all: text('全部', '全部', 'All'), ...polarities },
  tag: text('标签', '標籤', 'Tag'),
  any_tag: text('全部标签', '全部標籤', 'All tags'),
  none: text('这段时间没有店铺获得标签', '這段時間沒有店舖獲得標籤', 'No shop has a tag in this period'),
  map: text('店铺每日标签数', '店舖每日標籤數', 'Tags by shop and day'),
  shop: text('店铺', '店舖', 'Shop'),
  tags: text('标签', '標籤', 'Tags'),
  comma: text('、', '、', ', '),
}

/** The texts of the tab with the tags of a shop. */
export const shopTagsTexts: Texts = {
  tab: text('标签', '標籤', 'Tags'),
  cloud: text('获得的标签', '獲得的標籤', 'Tags of this shop'),
  history: text('每日标签数', '每日標籤數', 'Tags over time'),
  by: text('评分日', '評分日', 'Day'),
  count: text('标签数', '標籤數', 'Tags'),
  none: text('这段时间没有获得标签', '這段時間沒有獲得標籤', 'This shop has no tags in this period'),
}
