import { leasingReportTexts } from '#contract/leasing/reports.words.ts'
import { leaseShipWords } from '#contract/leasing/leaseShip.words.ts'
import { tenantRentWords } from '#contract/leasing/tenantRent.words.ts'
import { tenantShipWords } from '#contract/leasing/tenantShip.words.ts'
import { messagesOf } from '#src/kit/messagesOf.ts'

export default messagesOf(
  {
    'leasing/lease': leaseShipWords,
    'leasing/rent': tenantRentWords,
    'leasing/tenantShip': tenantShipWords,
  },
  { 'leasing.report': leasingReportTexts },
)
