import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { RentStep } from '#contract/leasing/leaseTerms.ts'
import { useWatch } from 'react-hook-form'
import { DayBox } from '#src/kit/form/input/DayBox.tsx'
import { NumberBox } from '#src/kit/form/input/NumberBox.tsx'
import { useFieldInput } from '#src/kit/form/input/useFieldInput.ts'
import { RowsInput } from './RowsInput.tsx'
import { withStep } from './withStep.ts'

/** The base rent of a lease, period by period, for the month or per square metre. */
export function StepsInput() {
  const translate = useTranslate()
  const input = useFieldInput('rent_steps')
  const [start, end]: readonly unknown[] = useWatch({ name: ['start_date', 'end_date'] })
  return (
    <RowsInput<RentStep>
      input={input}
      texts="leasing.lease.step"
      columns={['from', 'to', 'amount', 'unit']}
      withNew={(steps) => withStep(steps, { start: String(start ?? ''), end: String(end ?? '') })}
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
            <NumberBox
              min={0}
              aria-label={label('amount')}
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
                  {translate(`leasing.lease.step.${unit}`)}
                </option>
              ))}
            </select>
          ),
        }
      }}
    />
  )
}
