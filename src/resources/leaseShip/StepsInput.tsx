import { useTranslate } from 'react-admin'
import type { RentStep } from '#contract/leasing/leaseTerms.ts'
import { useWatch } from 'react-hook-form'
import { DayBox } from '#src/kit/input/DayBox.tsx'
import { useFieldInput } from '#src/kit/input/useFieldInput.ts'
import { AmountInput } from './AmountInput.tsx'
import { RowsInput } from './RowsInput.tsx'
import { dayBefore, nextDay } from './days.ts'

const texts = 'leasing.lease.step'

/** The base rent of a lease, period by period, for the month or per square metre. */
export function StepsInput() {
  const translate = useTranslate()
  const input = useFieldInput('rent_steps')
  const [start, end]: readonly unknown[] = useWatch({ name: ['start_date', 'end_date'] })
  const newRow = (last: RentStep | undefined): RentStep => {
    const from = last ? nextDay(last.to) : String(start ?? '')
    const to = end ? String(end) : dayBefore(from)
    return { base_rent_month: null, base_rent_per_m2: null, ...last, from, to }
  }
  return (
    <RowsInput
      input={input}
      texts={texts}
      columns={['from', 'to', 'amount', 'unit']}
      newRow={newRow}
      renderCells={(step, change, label) => {
        const isPerM2 = step.base_rent_per_m2 !== null
        const amount = step.base_rent_per_m2 ?? step.base_rent_month
        const withAmount = (value: number | null, perM2: boolean) =>
          change({
            base_rent_month: perM2 ? null : value,
            base_rent_per_m2: perM2 ? (value ?? 0) : null,
          })
        return {
          from: (
            <DayBox aria-label={label('from')} value={step.from} onChange={(day) => change({ from: day })} />
          ),
          to: <DayBox aria-label={label('to')} value={step.to} onChange={(day) => change({ to: day })} />,
          amount: (
            <AmountInput
              label={label('amount')}
              value={amount}
              onChange={(value) => withAmount(value, isPerM2)}
            />
          ),
          unit: (
            <select
              aria-label={label('unit')}
              value={isPerM2 ? 'base_rent_per_m2' : 'base_rent_month'}
              onChange={({ target }) => withAmount(amount, target.value === 'base_rent_per_m2')}
            >
              {['base_rent_month', 'base_rent_per_m2'].map((unit) => (
                <option key={unit} value={unit}>
                  {translate(`${texts}.${unit}`)}
                </option>
              ))}
            </select>
          ),
        }
      }}
    />
  )
}
