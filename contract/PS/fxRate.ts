import { calendarMonth } from '#contract/dayFields.ts'
import { choice, text } from '#contract/fields.ts'
import { decimal, usual } from '#contract/numberFields.ts'
import { crudRules, resource } from '#contract/resource.ts'
import { currencies } from '#contract/common/currencies.ts'
import { windows } from '#contract/window.ts'

const fixed = { required: true, writable: 'create' } as const

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
    rate: usual(decimal({ required: true, min: 0.000001, max: 999_999 }), { min: 0.01, max: 100, times: 2 }),
  },
  check: ({ from, to }) => (from !== undefined && from === to ? { to: 'same_currency' } : {}),
  sort: { stat_month: -1 },
  can: crudRules({ any: ['perf.view', 'perf.fx_rate.edit'] }, 'perf.fx_rate.edit'),
  upsertBy: ['stat_month', 'from', 'to'],
  exports: 'perf.fx_rate.edit',
  imports: { can: 'perf.fx_rate.edit', key: ['stat_month', 'from', 'to'] },
})
