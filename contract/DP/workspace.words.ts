import { text, type Texts } from '#contract/localText.ts'

/** The texts of the workspace of a site. */
export const workspaceTexts: Texts = {
  home: text('今日概况', '今日概況', 'Today'),
  tenants: text('租户目录', '租戶目錄', 'Tenant directory'),
  calendar: text('日历', '日曆', 'Calendar'),
  search: text('查找租户或铺位', '搜尋租戶或舖位', 'Find a tenant or unit'),
  vacant: text('空置', '空置', 'Vacant'),
  none: text('没有符合的租户或铺位', '沒有符合的租戶或舖位', 'No tenant or unit matches'),
  lease_ends: text('租约到期：%{name}', '租約到期：%{name}', 'Lease ends: %{name}'),
}
