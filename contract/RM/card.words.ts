import { text, type Texts } from '#contract/localText.ts'

/** What retail management adds to the dashboard. */
export const cardTexts: Texts = {
  open: text('未关闭的问题', '未關閉的問題', 'Unresolved issues'),
  overdue: text('超期的问题', '逾期的問題', 'Overdue issues'),
  bars: text('半年问题状态', '半年問題狀態', 'Issues of half a year'),
  sites: text('各站点问题', '各站點問題', 'Issues by site'),
  sites_total: text(
    '各站点问题 · 合计 %{total}',
    '各站點問題 · 合計 %{total}',
    'Issues by site · %{total} in all',
  ),
  tours: text('今天的巡场', '今日的巡場', "Today's tours"),
  no_tours: text('今天没有巡场', '今日沒有巡場', 'No tours today'),
}
