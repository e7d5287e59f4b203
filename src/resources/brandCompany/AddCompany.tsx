import { brandCompany } from '#contract/brandDB/brandCompany.ts'
import { AddInDrawer } from '#src/kit/form/AddInDrawer.tsx'
import { RelationInputs } from './RelationInputs.tsx'

/** Puts a company behind the brand. */
export const AddCompany = ({ brandId }: { readonly brandId: string }) => (
  <AddInDrawer contract={brandCompany} title="brandDB.brandCompany.add" defaults={{ brand_id: brandId }}>
    <RelationInputs />
  </AddInDrawer>
)
