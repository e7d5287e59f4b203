import { contact } from '#contract/brandDB/contact.ts'
import { RelatedRecords } from '#src/kit/record/RelatedRecords.tsx'
import { ContactLine } from '#src/resources/contact/resource.ts'

/** Whom to speak to about a unit. */
export const StoreContacts = ({ id }: { readonly id: string }) => (
  <RelatedRecords
    title="brandDB.store.group.contacts"
    contract={contact}
    filter={{ store_id: id }}
    render={(record) => <ContactLine record={record} />}
  />
)
