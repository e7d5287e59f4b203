import { monthStart } from '#server/demo/calendar.ts'
import { commonColumns } from '#server/demo/commonColumns.ts'
import { random } from '#server/demo/random.ts'

/**
 * Rows of the table `fx_rate`: the rates between the Hong Kong dollar and the yuan, in both directions,
 * monthly for three years.
 */
export const fxRates = (today: string) => {
  const chance = random(5200)
  let rate = 0.915
  return Array.from({ length: 37 }, (_, index) => monthStart(today, index - 36).slice(0, 7)).flatMap(
    (stat_month) => {
      rate = Math.round((rate + (chance.next() - 0.5) * 0.01) * 1e4) / 1e4
      const made = commonColumns(Date.parse(`${stat_month}-01T02:00:00Z`) / 1000)
      return [
        { _id: `FX-${stat_month}-HKD`, stat_month, from: 'HKD', to: 'CNY', rate, ...made },
        {
          _id: `FX-${stat_month}-CNY`,
          stat_month,
          from: 'CNY',
          to: 'HKD',
          rate: Math.round(1e6 / rate) / 1e6,
          ...made,
        },
      ]
    },
  )
}
