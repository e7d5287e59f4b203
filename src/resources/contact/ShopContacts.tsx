import { contact } from '#contract/brandDB/contact.ts'
import { RelatedRecords } from '#src/kit/record/RelatedRecords.tsx'
import { ContactLine } from './ContactLine.tsx'

/** Whom to call about a shop, as a tab of its page. */
export const ShopContacts = ({ storeId }: { readonly storeId: string }) => (
  <RelatedRecords
    title="brandDB.shop.contacts"
    contract={contact}
    filter={{ store_id: storeId }}
    empty="brandDB.shop.no_contacts"
    render={(person) => <ContactLine record={person} />}
  />
)
