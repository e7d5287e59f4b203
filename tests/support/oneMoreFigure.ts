import { ratio } from '#contract/PS/figure.ts'
import { seesRents } from '#contract/leasing/seesRents.ts'
import { text } from '#contract/localText.ts'
import { figures, shown, trendFigures } from '#contract/PS/figures.ts'

/**
 * Loaded before the server: declares two figures more, one with a column and for people who see rents, the other without, as somebody
 * would who writes them into `figures.ts`.
 */
const more = {
  cost_per_receipt: {
    name: text('单均成本', '每單成本', 'Cost per receipt'),
    unit: 'money',
    from: ratio('occupancy_cost', 'transactions'),
    private: seesRents,
  },
  sales_per_day: {
    name: text('日均销售额', '每日銷售額', 'Sales per day'),
    unit: 'money',
    from: ratio('sales', 'trading_days'),
    isVirtual: true,
  },
}

Object.assign(figures, more)
Object.assign(shown, {
  compared: [...shown.compared, ...Object.keys(more)],
  report: [...shown.report, ...Object.keys(more)],
})
Object.assign(trendFigures, { per_day: 'sales_per_day' })
