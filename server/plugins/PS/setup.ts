import { text } from '#contract/localText.ts'
import { salesCategory } from '#contract/PS/salesCategory.ts'
import type { AreaSetup } from '#server/services/setup/setupStep.ts'

/** What sales are reported by. */
export const salesSetup: AreaSetup = {
  needs: ['leasing.leases', 'PS.categories', 'common.assignments'],
  steps: [
    {
      id: 'PS.categories',
      order: 85,
      title: text('销售类别', '銷售類別', 'Sales categories'),
      does: text(
        '新建上报销售用的类别，例如商品、堂食。',
        '新增申報銷售用的類別，例如商品、堂食。',
        'Add what sales are reported by, such as goods or dine-in.',
      ),
      without: text(
        '没有类别，无法上报销售。',
        '沒有類別，無法申報銷售。',
        'Without them, no sales can be reported.',
      ),
      link: '/PS/salesCategory',
      of: salesCategory,
    },
  ],
}
