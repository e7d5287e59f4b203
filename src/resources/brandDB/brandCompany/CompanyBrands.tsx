import { brandCompany } from '#contract/brandDB/brandCompany.ts'
import { RelatedRecords } from '#src/kit/page/record/RelatedRecords.tsx'
import { relationText } from './relationText.ts'
import { removal } from './removal.ts'

const form = [{ title: 'brandDB.brandCompany.brands', fields: ['brand_id', 'relation', 'region'] }] as const

/** The brands that the current company is behind: its relation to each, and where it applies. */
export const CompanyBrands = () => (
  <RelatedRecords
    title="brandDB.brandCompany.brands"
    contract={brandCompany}
    by="company_id"
    of="brand_id"
    renderBeside={relationText}
    sort={{ field: 'relation', order: 'ASC' }}
    empty="brandDB.brandCompany.no_brands"
    add={{ title: 'brandDB.brandCompany.add_brand', form }}
    remove={removal}
  />
)
