import { text, type Texts } from '#contract/localText.ts'

/** The help page of the workspace of a site. */
export const helpTexts: Texts = {
  about: text(
    '这个站点的工作区：今天的巡场、问题、待评分店铺和缺报的销售。',
    '這個站點的工作區：今日的巡場、問題、待評分店舖及欠報的銷售。',
    'The workspace of this site: today’s tours, issues, shops to score and missing sales.',
  ),
  step1: text(
    '首页的卡片直接打开要处理的列表。',
    '首頁的卡片直接開啟要處理的列表。',
    'The cards on its home page open what has to be done.',
  ),
  step2: text(
    '“租户目录”按楼层列出每个铺位的租户，可按店名或铺位号查找。',
    '「租戶目錄」按樓層列出每個舖位的租戶，可按店名或舖位編號搜尋。',
    'Tenant directory lists who is in which unit, floor by floor; search by name or unit.',
  ),
  step3: text(
    '“日历”显示巡场和到期的租约，可按月、按周或列表查看。',
    '「日曆」顯示巡場及到期的租約，可按月、按週或以列表檢視。',
    'Calendar shows tours and leases that end, by month, by week or as a list.',
  ),
}
