import type { brand } from '#contract/brandDB/brand.ts'
import { brandCompany } from '#contract/brandDB/brandCompany.ts'
import { RelatedRecords } from '#src/kit/page/record/RelatedRecords.tsx'
import { useRecord } from '#src/kit/base/resource/useRecord.ts'
import { relationText } from './relationText.ts'
import { removal } from './removal.ts'

/** The relation of a company to a brand. */
const form = [{ title: 'brandDB.brandCompany.title', fields: ['company_id', 'relation', 'region'] }] as const

const tools = {
  add: { title: 'brandDB.brandCompany.add', form },
  edit: { title: 'brandDB.brandCompany.change', form },
  remove: removal,
}

/**
 * The companies behind the current brand: their relation to it, and where it applies. While the brand waits
 * for approval, they stay as the approvers see them.
 */
export function BrandCompanies() {
  const waits = useRecord<typeof brand>()?.audit_status === 'audit_inprogress'
  return (
    <RelatedRecords
      title="brandDB.brandCompany.title"
      contract={brandCompany}
      by="brand_id"
      of="company_id"
      renderBeside={relationText}
      sort={{ field: 'created_at', order: 'ASC' }}
      empty="brandDB.brandCompany.none"
      {...(waits ? {} : tools)}
    />
  )
}
