import { text, type Texts } from '#contract/localText.ts'

/** What performance and sales add to the dashboard. */
export const cardTexts: Texts = {
  sales: text('本月销售（较上月）', '本月銷售（對比上月）', 'Sales against the month before'),
  sales_of_year: text('本月销售（较去年）', '本月銷售（對比去年）', 'Sales against last year'),
  sales_before: text(
    '%{month} 销售（较上月）',
    '%{month} 銷售（對比上月）',
    'Sales in %{month}, against the month before',
  ),
  sales_year: text(
    '%{month} 销售（较去年）',
    '%{month} 銷售（對比去年）',
    'Sales in %{month}, against last year',
  ),
  line: text('13 个月销售', '13 個月銷售', 'Sales over 13 months'),
  top: text('销售前 10 名店铺', '銷售首 10 名店舖', 'Top 10 shops'),
  bottom: text('销售后 10 名店铺', '銷售最低 10 名店舖', 'Bottom 10 shops'),
  missing: text('%{month} 缺报销售的天数', '%{month} 欠報銷售的日數', 'Days without sales in %{month}'),
  missing_of: text('缺报销售的天数', '欠報銷售的日數', 'Days without sales'),
  ranking: text('查看完整排名', '檢視完整排名', 'See the whole ranking'),
  all_sites: text('%{month} 全部站点销售', '%{month} 全部站點銷售', 'Sales of all sites in %{month}'),
  sites: text('%{month} 各站点销售', '%{month} 各站點銷售', 'Sales by site in %{month}'),
  sites_of: text('各站点销售', '各站點銷售', 'Sales by site'),
  group_line: text('全部站点 13 个月销售', '全部站點 13 個月銷售', 'Sales of all sites over 13 months'),
}
