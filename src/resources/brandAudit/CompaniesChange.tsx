import { useTranslate } from 'react-admin'
import type { FieldChange } from '#src/kit/diff/Difference.tsx'
import difference from '#src/kit/diff/Difference.module.css'
import { StandingLines, standingsIn } from '#src/resources/brandCompany/resource.ts'
import styles from './BrandAudit.module.css'

/** The companies behind a brand as they were and as they are to be, and as they are by now where the change says so. */
export function CompaniesChange({ change }: { readonly change: FieldChange }) {
  const translate = useTranslate()
  const [from, to] = [standingsIn(change.from), standingsIn(change.to)]
  const sides = [
    { key: 'before', standings: from, others: to, mark: 'removed' as const },
    { key: 'after', standings: to, others: from, mark: 'added' as const },
    ...('now' in change
      ? [{ key: 'now', standings: standingsIn(change.now), others: from, mark: 'added' as const }]
      : []),
  ]
  return (
    <div className={styles['companies']}>
      <h3>{translate('brandDB.brandAudit.companies')}</h3>
      <dl className={difference['sides']} data-sides={sides.length}>
        {sides.map(({ key, ...side }) => (
          <div key={key} data-side={key}>
            <dt>{translate(`atrium.difference.${key}`)}</dt>
            <dd>
              <StandingLines {...side} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
