import { livingFloorTexts } from '#contract/leasing/livingFloor.words.ts'
import { leasingReportTexts } from '#contract/leasing/reports.words.ts'
import { leaseShipWords } from '#contract/leasing/leaseShip.words.ts'
import { tenantRentWords } from '#contract/leasing/tenantRent.words.ts'
import { tenantShipWords } from '#contract/leasing/tenantShip.words.ts'
import { text } from '#contract/localText.ts'
import { messagesOf } from '#src/kit/messagesOf.ts'

export default messagesOf(
  {
    'leasing/lease': leaseShipWords,
    'leasing/rent': tenantRentWords,
    'leasing/tenantShip': tenantShipWords,
  },
  {
    'leasing.floor': livingFloorTexts,
    'leasing.report': leasingReportTexts,
    'leasing.shop': {
      tab: text('租约', '租約', 'Tenancies'),
      tenancies: text('历任租户', '歷任租戶', 'Tenants over time'),
    },
  },
)
