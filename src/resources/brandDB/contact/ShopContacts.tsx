import { ContactsOf } from './ContactsOf.tsx'

/** Whom to call about a shop, as a tab of its page. */
export const ShopContacts = ({ storeId }: { readonly storeId: string }) => (
  <ContactsOf filter={{ store_id: storeId }} empty="brandDB.shop.no_contacts" />
)
