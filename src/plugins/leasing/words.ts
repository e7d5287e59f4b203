import { helpTexts } from '#contract/leasing/help.words.ts'
import { livingFloorTexts } from '#contract/leasing/livingFloor.words.ts'
import { leasingReportTexts } from '#contract/leasing/reports.words.ts'
import { leaseShipWords } from '#contract/leasing/leaseShip.words.ts'
import { splitMergeTexts } from '#contract/leasing/splitMerge.words.ts'
import { tenantRentWords } from '#contract/leasing/tenantRent.words.ts'
import { tenantShipWords } from '#contract/leasing/tenantShip.words.ts'
import { text } from '#contract/localText.ts'
import { messagesOf } from '#src/kit/base/plugin/messagesOf.ts'

export default messagesOf(
  {
    'leasing/lease': leaseShipWords,
    'leasing/rent': tenantRentWords,
    'leasing/tenantShip': tenantShipWords,
  },
  {
    'leasing.help': helpTexts,
    'leasing.card': {
      occupancy: text('出租率', '出租率', 'Occupancy rate'),
      expiring: text('即将到期的租约', '即將到期的租約', 'Leases about to end'),
      sites: text('各站点出租率', '各站點出租率', 'Occupancy by site'),
      sites_total: text(
        '各站点出租率 · 合计 %{total}',
        '各站點出租率 · 合計 %{total}',
        'Occupancy by site · %{total} in all',
      ),
    },
    'leasing.floor': livingFloorTexts,
    'leasing.report': leasingReportTexts,
    'leasing.splitMerge': splitMergeTexts,
    'leasing.shop': {
      tab: text('租约', '租約', 'Tenancies'),
      tenancies: text('历任租户', '歷任租戶', 'Tenants over time'),
    },
  },
)
