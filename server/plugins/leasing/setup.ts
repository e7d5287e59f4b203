import { leaseShip } from '#contract/leasing/leaseShip.ts'
import { text } from '#contract/localText.ts'
import { atEverySite, type AreaSetup } from '#server/services/setup/setupStep.ts'

/** Who is in which unit, and on what terms. */
export const leasingSetup: AreaSetup = {
  needs: ['brandDB.units', 'brandDB.brands', 'common.assignments'],
  steps: [
    {
      id: 'leasing.leases',
      order: 80,
      title: text('租约', '租約', 'Leases'),
      does: text(
        '录入现有租约并审批；租户关系由租约生成。',
        '輸入現有租約並批核；租戶關係由租約產生。',
        'Enter the leases in force and approve them. Tenancies follow from leases.',
      ),
      without: text(
        '没有租约，就没有租户，也没有销售、业绩和预警。',
        '沒有租約，就沒有租戶，亦沒有銷售、業績及預警。',
        'Without leases, there are no tenants, sales, performance or flags.',
      ),
      link: '/leasing/lease',
      needs: ['brandDB.units', 'brandDB.brands', 'common.assignments'],
      of: leaseShip,
      lacking: atEverySite(leaseShip),
    },
  ],
}
