import { brandCompany } from '#contract/brandDB/brandCompany.ts'
import { useResourceOf } from '#src/kit/contractOf.ts'
import { ReferenceLabel } from '#src/kit/field/ReferenceLabel.tsx'
import { useWords } from '#src/kit/field/useWords.ts'
import { RelatedRecords } from '#src/kit/record/RelatedRecords.tsx'
import styles from './BrandCompany.module.css'
import { AddCompany } from './AddCompany.tsx'
import { CompanyTools } from './CompanyTools.tsx'

interface BrandCompaniesProps {
  readonly brandId: string
  /** The brand waits for approval: its companies stay as the approvers see them. */
  readonly waits: boolean
}

/** The companies that stand behind a brand, as what and where; added, changed and taken away by those who may. */
export function BrandCompanies({ brandId, waits }: BrandCompaniesProps) {
  const words = useWords(useResourceOf('brand_company') ?? '')
  return (
    <RelatedRecords
      title="brandDB.brandCompany.title"
      contract={brandCompany}
      filter={{ brand_id: brandId }}
      sort={{ field: 'created_at', order: 'ASC' }}
      empty="brandDB.brandCompany.none"
      render={(record) => (
        <>
          <ReferenceLabel to="company" id={record.company_id} link />
          <span className={styles['second']}>
            {[words.choice('relation', record.relation), record.region].filter(Boolean).join(' · ')}
          </span>
          {!waits && <CompanyTools record={record} />}
        </>
      )}
      action={waits ? null : <AddCompany brandId={brandId} />}
    />
  )
}
