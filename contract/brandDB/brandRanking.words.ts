import { text, type Texts } from '#contract/localText.ts'

/** The texts of the ranking of brands. */
export const brandRankingTexts: Texts = {
  title: text('品牌排行', '品牌排行', 'Brand ranking'),
  by: text('排行依据', '排行依據', 'Rank by'),
  sales: text('销售额', '銷售額', 'Sales'),
  rent: text('租金', '租金', 'Rent'),
  from: text('从', '由', 'From'),
  to: text('到', '至', 'To'),
  category: text('类别', '類別', 'Category'),
  all: text('全部', '全部', 'All'),
  scope: text('范围', '範圍', 'Sites'),
  here: text('当前站点', '目前站點', 'This site'),
  everywhere: text('我的全部站点', '我的所有站點', 'All my sites'),
  currency: text('金额单位：%{currency}', '金額單位：%{currency}', 'Amounts in %{currency}'),
  chart_sales: text('销售额前 20 名', '銷售額首 20 名', 'The 20 highest sales'),
  chart_rent: text('租金前 20 名', '租金首 20 名', 'The 20 highest rents'),
  under_way: text(
    '%{month} 尚未结束：数字截至目前，增减与以前月份的相同日数比较。',
    '%{month} 尚未結束：數字截至目前，增減與以往月份的相同日數比較。',
    '%{month} is not over: figures are to date, and changes are against the same days of earlier months.',
  ),
  others: text('其余品牌合计：%{amount}', '其餘品牌合計：%{amount}', 'All other brands: %{amount}'),
  column: {
    name: text('品牌', '品牌', 'Brand'),
    rank: text('名次', '名次', 'Rank'),
    sales: text('销售额', '銷售額', 'Sales'),
    share: text('占比', '佔比', 'Share'),
    mom: text('环比', '按月變動', 'vs last month'),
    yoy: text('同比', '按年變動', 'vs last year'),
    stores: text('店铺数', '店舖數目', 'Stores'),
    rent: text('租金', '租金', 'Rent'),
    occupancy_cost: text('租售成本', '租用成本', 'Occupancy cost'),
    ocr: text('租售比', '租售比', 'OCR'),
  },
}
