import { useTranslate } from 'react-admin'
import type { RentStep } from '#contract/leasing/leaseTerms.ts'
import { Chart } from '#src/kit/chart/Chart.tsx'
import { formatDay } from '#src/kit/field/formatDate.ts'
import { formatNumber } from '#src/kit/field/formatNumber.ts'
import { Section } from '#src/kit/record/Section.tsx'
import styles from './LeaseShip.module.css'
import { useLease, type Lease } from './useLease.ts'

const texts = 'leasing.lease'

/** The base rent of a lease, as a graph over its periods and as a table. */
export function RentSteps() {
  const translate = useTranslate()
  const lease = useLease()
  // People who may not see amounts get none.
  const steps = lease?.rent_steps
  if (!lease) return null
  return (
    <Section title={`${texts}.group.steps`}>
      {steps && steps.length > 0 ? (
        <>
          {steps.length > 1 && <Graph lease={lease} steps={steps} />}
          <table className={styles['terms']}>
            <thead>
              <tr>
                {['from', 'to', 'amount', 'unit'].map((name) => (
                  <th key={name} scope="col">
                    {translate(`${texts}.step.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {steps.map(({ from, to, base_rent_month: whole, base_rent_per_m2: each }) => (
                <tr key={from}>
                  <td>{formatDay(from)}</td>
                  <td>{formatDay(to)}</td>
                  <td>{formatNumber(whole ?? each)}</td>
                  <td>
                    {translate(`${texts}.step.${each === null ? 'base_rent_month' : 'base_rent_per_m2'}`)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      ) : (
        <p className={styles['second']}>{translate(`${texts}.${steps ? 'step.none' : 'hidden'}`)}</p>
      )}
    </Section>
  )
}

function Graph({ lease, steps }: { readonly lease: Lease; readonly steps: readonly RentStep[] }) {
  const translate = useTranslate()
  const monthly = ({ base_rent_month: whole, base_rent_per_m2: each }: RentStep) =>
    whole ?? Math.round((each ?? 0) * lease.area * 100) / 100
  return (
    <Chart
      kind="bars"
      title={translate(`${texts}.step.graph`)}
      by={translate(`${texts}.step.from`)}
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
