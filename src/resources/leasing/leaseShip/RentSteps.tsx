import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { RentStep } from '#contract/leasing/leaseTerms.ts'
import { Chart } from '#src/kit/value/chart/Chart.tsx'
import { formatDay } from '#src/kit/value/field/formatDate.ts'
import { formatColumn } from '#src/kit/value/field/formatNumber.ts'
import { useHeading } from '#src/kit/value/field/useUnitOf.ts'
import { Section } from '#src/kit/value/frame/Section.tsx'
import styles from './LeaseShip.module.css'
import { useLease, type Lease } from './useLease.ts'

/** The base rent of a lease, as a graph over its periods and as a table. */
export function RentSteps() {
  const translate = useTranslate()
  const headingOf = useHeading()
  const lease = useLease()
  // People who may not see amounts get none.
  const steps = lease?.rent_steps
  if (!lease) return null
  const format = formatColumn((steps ?? []).map(amountOf))
  const heading = (name: string) => translate(`leasing.lease.step.${name}`)
  return (
    <Section title="leasing.lease.group.steps">
      {steps && steps.length > 0 ? (
        <>
          {steps.length > 1 && <Graph lease={lease} steps={steps} />}
          <table className={styles['terms']}>
            <thead>
              <tr>
                <th scope="col" className="muted small">
                  {heading('from')}
                </th>
                <th scope="col" className="muted small">
                  {heading('to')}
                </th>
                <th scope="col" className="muted small text-end">
                  {headingOf(heading('amount'), lease.currency)}
                </th>
                <th scope="col" className="muted small">
                  {heading('unit')}
                </th>
              </tr>
            </thead>
            <tbody>
              {steps.map((step) => (
                <tr key={step.from}>
                  <td>{formatDay(step.from)}</td>
                  <td>{formatDay(step.to)}</td>
                  <td className="text-end">{format(amountOf(step))}</td>
                  <td>{heading(step.base_rent_per_m2 === null ? 'base_rent_month' : 'base_rent_per_m2')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      ) : (
        <p className="muted">{translate(`leasing.lease.${steps ? 'step.none' : 'hidden'}`)}</p>
      )}
    </Section>
  )
}

const amountOf = ({ base_rent_month: whole, base_rent_per_m2: each }: RentStep) => whole ?? each

function Graph({ lease, steps }: { readonly lease: Lease; readonly steps: readonly RentStep[] }) {
  const translate = useTranslate()
  const monthly = ({ base_rent_month: whole, base_rent_per_m2: each }: RentStep) =>
    whole ?? Math.round((each ?? 0) * lease.area * 100) / 100
  return (
    <Chart
      kind="bars"
      title={translate('leasing.lease.step.graph')}
      by={translate('leasing.lease.step.from')}
      categories={steps.map(({ from }) => ({ id: from, label: formatDay(from) }))}
      series={[
        {
          id: 'base',
          label: translate('resources.leasing/lease.fields.monthly_base'),
          unit: { currency: lease.currency },
          values: steps.map(monthly),
        },
      ]}
    />
  )
}
