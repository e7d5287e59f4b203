import { brand } from '#contract/brandDB/brand.ts'
import { Difference, type FieldChange } from '#src/kit/value/diff/Difference.tsx'
import { brandLooks } from '#src/resources/brandDB/brand/brandParts.ts'
import { CompaniesChange } from './CompaniesChange.tsx'

/** What a request changes: fields of the brand, then the companies behind it, which are not a field. */
export function Changes({ fields }: { readonly fields: readonly FieldChange[] }) {
  const own = fields.filter(({ field }) => field !== 'companies')
  const companies = fields.find(({ field }) => field === 'companies')
  return (
    <>
      {own.length > 0 && <Difference fields={own} contract={brand} looks={brandLooks} />}
      {companies && <CompaniesChange change={companies} />}
    </>
  )
}
