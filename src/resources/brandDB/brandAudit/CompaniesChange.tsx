import { useTranslate } from 'react-admin'
import type { FieldChange } from '#src/kit/value/diff/Difference.tsx'
import { DifferenceSides } from '#src/kit/value/diff/DifferenceSides.tsx'
import { StandingLines, standingsIn } from '#src/resources/brandDB/brandCompany/brandCompanyParts.ts'
import styles from './BrandAudit.module.css'

/** The companies behind a brand before and after the change, and their current state if the change has it. */
export function CompaniesChange({ change }: { readonly change: FieldChange }) {
  const translate = useTranslate()
  const [from, to] = [standingsIn(change.from), standingsIn(change.to)]
  const sides = [
    { key: 'before' as const, standings: from, others: to, mark: 'removed' as const },
    { key: 'after' as const, standings: to, others: from, mark: 'added' as const },
    ...('now' in change
      ? [{ key: 'now' as const, standings: standingsIn(change.now), others: from, mark: 'added' as const }]
      : []),
  ]
  return (
    <div className={styles['companies']}>
      <h3>{translate('brandDB.brandAudit.companies')}</h3>
      <DifferenceSides
        sides={sides.map(({ key, ...side }) => ({ key, value: <StandingLines {...side} /> }))}
      />
    </div>
  )
}
