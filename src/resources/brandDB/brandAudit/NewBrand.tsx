import { RecordContextProvider, ResourceContextProvider, useTranslate } from 'react-admin'
import { FieldList } from '#src/kit/page/record/FieldList.tsx'
import { brandLooks } from '#src/resources/brandDB/brand/brandParts.ts'
import { StandingLines, standingsIn } from '#src/resources/brandDB/brandCompany/brandCompanyParts.ts'
import styles from './BrandAudit.module.css'
import { brands, changedIn, type BrandAudit } from './brandAuditRecord.ts'

/** The proposal of a new brand. There is nothing to compare it with. */
export function NewBrand({ audit }: { readonly audit: Pick<BrandAudit, '_id' | 'after'> }) {
  const translate = useTranslate()
  const { _id, after } = audit
  const facts = changedIn(audit)
    .filter((source) => source !== 'companies')
    .map((source) => ({ source, ...brandLooks[source] }))
  return (
    <ResourceContextProvider value={brands}>
      <RecordContextProvider value={{ ...after, id: _id }}>
        <FieldList sources={facts} />
        {'companies' in after && (
          <div className={styles['companies']}>
            <h3>{translate('brandDB.brandAudit.companies')}</h3>
            <StandingLines standings={standingsIn(after['companies'])} />
          </div>
        )}
      </RecordContextProvider>
    </ResourceContextProvider>
  )
}
