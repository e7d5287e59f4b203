import { contact } from '#contract/brandDB/contact.ts'
import { RelatedRecords } from '#src/kit/record/RelatedRecords.tsx'
import { ContactLine, contactForm } from '#src/resources/contact/resource.ts'

/** The contacts of the brand on screen. */
export const BrandContacts = () => (
  <RelatedRecords
    title="brandDB.brand.group.contacts"
    contract={contact}
    by="brand_id"
    sort={{ field: 'is_primary', order: 'DESC' }}
    empty="brandDB.brand.no_contacts"
    render={(record) => <ContactLine record={record} />}
    add={{ title: 'brandDB.brand.add_contact', form: contactForm, field: 'brand_ids' }}
  />
)
