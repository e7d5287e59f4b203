import { useGetOne, useTranslate } from 'react-admin'
import { brand } from '#contract/brand.ts'
import { Difference, type FieldChange } from '#src/kit/diff/Difference.tsx'
import { isSame } from '#src/kit/form/changes.ts'
import { brands, changedIn, type BrandAudit } from './brandAuditRecord.ts'
import styles from './BrandAudit.module.css'
import { CompaniesChange } from './CompaniesChange.tsx'

/** What a request would change, field by field; as long as it is open also what somebody else changed there meanwhile. */
export function Proposal({ audit }: { audit: BrandAudit }) {
  const translate = useTranslate()
  const isOpen = ['draft', 'audit_inprogress', 'rejected'].includes(audit.status)
  const { data: now } = useGetOne(
    brands,
    { id: audit.brand_id ?? '' },
    { enabled: isOpen && audit.brand_id !== null, retry: false },
  )
  const changes = changesOf(audit).map((change) =>
    now && isContested(change, now) ? { ...change, now: now[change.field] } : change,
  )
  const isNewer = changes.some((change) => 'now' in change)
  return (
    <>
      {isNewer && (
        <output className={styles['warning']}>{translate('brandDB.brandAudit.changed_since')}</output>
      )}
      <Difference fields={changes} contract={brand} />
      <CompaniesChange audit={audit} />
    </>
  )
}

/** What changes but for the companies, which are no field of the brand. A new brand's fields had no value. */
function changesOf(audit: BrandAudit): FieldChange[] {
  const { after, before } = audit
  return changedIn(audit)
    .filter((field) => field !== 'companies')
    .map((field) => ({ field, from: before?.[field] ?? null, to: after[field] }))
}

const isContested = ({ field, from, to }: FieldChange, now: Readonly<Record<string, unknown>>): boolean =>
  !isSame(now[field], from) && !isSame(now[field], to)
