import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { formatNumber, formatRatio } from '#src/kit/value/field/formatNumber.ts'
import { ReferenceLabel } from '#src/kit/value/field/ReferenceLabel.tsx'
import { Section } from '#src/kit/value/frame/Section.tsx'
import styles from './LeaseShip.module.css'
import { useLease } from './useLease.ts'

/** The shares of sales of a lease; nothing for a fixed rent. */
export function TurnoverTiers() {
  const translate = useTranslate()
  const lease = useLease()
  const tiers = lease?.turnover_tiers
  if (!lease || lease.rent_model === 'fixed' || !tiers) return null
  return (
    <Section title="leasing.lease.group.tiers">
      <table className={styles['terms']}>
        <tbody>
          {tiers.map(({ sales_category_id: category, from_amount, to_amount, rate }) => (
            <tr key={`${category} ${from_amount}`}>
              <th scope="row">
                {category === null ? (
                  translate('leasing.lease.tier.all')
                ) : (
                  <ReferenceLabel to="sales_category" id={category} />
                )}
              </th>
              <td>
                {translate(`leasing.lease.tier.${to_amount === null ? 'above' : 'between'}`, {
                  from: formatNumber(from_amount),
                  to: formatNumber(to_amount),
                })}
              </td>
              <td>{formatRatio(rate)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
