import { useGetOne, useTranslate } from 'react-admin'
import type { FieldChange } from '#src/kit/value/diff/Difference.tsx'
import { isSameValue, type FormValues } from '#src/kit/form/change/changes.ts'
import { areSame, standingsIn, useStandings } from '#src/resources/brandDB/brandCompany/brandCompanyParts.ts'
import { brands, changedIn, type BrandAudit } from './brandAuditRecord.ts'
import styles from './BrandAudit.module.css'
import { Changes } from './Changes.tsx'
import { NewBrand } from './NewBrand.tsx'

/**
 * What a request would change, field by field. While it is open, also what others have changed in these
 * fields.
 */
export const Proposal = ({ audit }: { audit: BrandAudit }) =>
  audit.kind === 'create' ? <NewBrand audit={audit} /> : <Change audit={audit} />

function Change({ audit }: { audit: BrandAudit }) {
  const translate = useTranslate()
  const isOpen = ['draft', 'audit_inprogress', 'rejected'].includes(audit.status)
  const id = isOpen ? (audit.brand_id ?? '') : ''
  const { data: brand } = useGetOne(brands, { id }, { enabled: id !== '', retry: false })
  const { companies } = useStandings('companies' in audit.after ? id : '')
  const now: FormValues = { ...brand, ...(companies ? { companies } : {}) }
  const changes = changesOf(audit).map((change) =>
    isContested(change, now) ? { ...change, now: now[change.field] } : change,
  )
  const isNewer = changes.some((change) => 'now' in change)
  return (
    <>
      {isNewer && (
        <output className={styles['warning']}>{translate('brandDB.brandAudit.changed_since')}</output>
      )}
      <Changes fields={changes} />
    </>
  )
}

const changesOf = (audit: BrandAudit): FieldChange[] =>
  changedIn(audit).map((field) => ({
    field,
    from: audit.before?.[field] ?? null,
    to: audit.after[field],
  }))

/** Whether the current value of the brand, if it is known, is neither the old nor the proposed value. */
const isContested = ({ field, from, to }: FieldChange, now: FormValues): boolean =>
  field in now && !says(field, now[field], from) && !says(field, now[field], to)

/** The order of companies depends on where they come from. */
const says = (field: string, one: unknown, other: unknown): boolean =>
  field === 'companies' ? areSame(standingsIn(one), standingsIn(other)) : isSameValue(one, other)
