import { contact } from '#contract/brandDB/contact.ts'
import { AddInDrawer } from '#src/kit/form/AddInDrawer.tsx'
import { RelatedRecords } from '#src/kit/record/RelatedRecords.tsx'
import { ContactInputs, ContactLine } from '#src/resources/contact/resource.ts'

/** Whom to speak to about a brand; one is added without leaving the page. */
export const BrandContacts = ({ brandId }: { readonly brandId: string }) => (
  <RelatedRecords
    title="brandDB.brand.group.contacts"
    contract={contact}
    filter={{ brand_id: brandId }}
    sort={{ field: 'is_primary', order: 'DESC' }}
    empty="brandDB.brand.no_contacts"
    render={(record) => <ContactLine record={record} />}
    action={
      <AddInDrawer contract={contact} title="brandDB.brand.add_contact" defaults={{ brand_ids: [brandId] }}>
        <ContactInputs />
      </AddInDrawer>
    }
  />
)
