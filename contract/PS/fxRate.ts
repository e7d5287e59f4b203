import { currencies } from '#contract/common/currencies.ts'
import { calendarMonth } from '#contract/dayFields.ts'
import { choice, text } from '#contract/fields.ts'
import { text as inWords } from '#contract/localText.ts'
import { decimal, inDecimals, usual } from '#contract/numberFields.ts'
import { crudRules, resource } from '#contract/resource.ts'
import { windows } from '#contract/window.ts'

const fixed = { required: true, writable: 'create' } as const

const currency = {
  CNY: inWords('人民币', '人民幣', 'Renminbi (CNY)'),
  HKD: inWords('港币', '港幣', 'Hong Kong dollar (HKD)'),
}

/**
 * What one unit of a currency is worth in another in a month. Amounts of several sites are added up with it (domain
 * reference D.1.14); where only the opposite rate is known, its inverse is used.
 */
export const fxRate = resource({
  name: 'fx_rate',
  path: '/FxRate',
  reach: 'all',
  fields: {
    /** What people call it: `HKD → CNY 2026-11`. */
    title: text({ writable: 'never', derived: true }),
    stat_month: calendarMonth({ ...fixed, window: windows.known }),
    from: choice(currencies, fixed),
    to: choice(currencies, fixed),
    rate: inDecimals(
      usual(decimal({ required: true, min: 0.000001, max: 999_999 }), { min: 0.01, max: 100, times: 2 }),
      6,
    ),
  },
  check: ({ from, to }) => (from !== undefined && from === to ? { to: 'same_currency' } : {}),
  sort: { stat_month: -1 },
  can: crudRules({ any: ['perf.view', 'perf.fx_rate.edit'] }, 'perf.fx_rate.edit'),
  upsertBy: ['stat_month', 'from', 'to'],
  exports: 'perf.fx_rate.edit',
  imports: { can: 'perf.fx_rate.edit', key: ['stat_month', 'from', 'to'] },
  screens: {
    can: 'perf.fx_rate.edit',
    columns: [
      { source: 'stat_month', width: 120 },
      { source: 'from', width: 200, grows: true },
      { source: 'to', width: 200, grows: true },
      { source: 'rate', width: 140 },
      { source: 'updated_by', width: 160 },
      { source: 'updated_at', width: 150 },
    ],
    filters: ['stat_month', 'from', 'to'],
    form: [{ title: 'group', fields: ['stat_month', 'from', 'to', 'rate'] }],
  },
  words: {
    name: inWords('汇率', '匯率', 'Exchange rate |||| Exchange rates'),
    fields: {
      title: inWords('货币与月份', '貨幣及月份', 'Currencies and month'),
      stat_month: inWords('月份', '月份', 'Month'),
      from: inWords('从', '由', 'From'),
      to: inWords('兑换成', '兌換成', 'To'),
      rate: inWords('汇率', '匯率', 'Rate'),
    },
    choices: { from: currency, to: currency },
    help: {
      rate: inWords(
        '一单位原货币等于多少目标货币。未填反向汇率时取倒数',
        '一單位原貨幣等於多少目標貨幣。未填反向匯率時取倒數',
        'What one unit of the first currency is worth in the second. Also used in the opposite direction, unless that has a rate of its own',
      ),
    },
    screen: { group: inWords('汇率', '匯率', 'Rate') },
  },
})
