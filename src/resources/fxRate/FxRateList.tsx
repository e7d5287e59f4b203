import { fxRate } from '#contract/PS/fxRate.ts'
import type { FieldLooks } from '#src/kit/screens/FieldGroup.ts'
import { listOf } from '#src/kit/screens/listOf.tsx'

const rate = new Intl.NumberFormat('en-US', { minimumFractionDigits: 6, maximumFractionDigits: 6 })

/** How a rate is shown: with more decimals than money. */
export const rateLooks: FieldLooks<typeof fxRate> = { rate: { format: (value) => rate.format(value) } }

/** The exchange rates of the months. */
export const FxRateList = listOf(fxRate, {
  looks: rateLooks,
  columns: [
    { source: 'stat_month', width: 120 },
    { source: 'from', width: 200, grows: true },
    { source: 'to', width: 200, grows: true },
    { source: 'rate', width: 140, align: 'end' },
    { source: 'updated_by', width: 160 },
    { source: 'updated_at', width: 150 },
  ],
  filters: ['stat_month', 'from', 'to'],
})
