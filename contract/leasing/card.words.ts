import { text, type Texts } from '#contract/localText.ts'

/** What leasing adds to the dashboard. */
export const cardTexts: Texts = {
  occupancy: text('出租率', '出租率', 'Occupancy rate'),
  expiring: text('即将到期的租约', '即將到期的租約', 'Leases about to end'),
  sites: text('各站点出租率', '各站點出租率', 'Occupancy by site'),
  sites_total: text(
    '各站点出租率 · 合计 %{total}',
    '各站點出租率 · 合計 %{total}',
    'Occupancy by site · %{total} in all',
  ),
}

/** What leasing adds to the page of a shop. */
export const shopTexts: Texts = {
  tab: text('租约', '租約', 'Tenancies'),
  tenancies: text('历任租户', '歷任租戶', 'Tenants over time'),
}
