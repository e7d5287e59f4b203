import type { ComponentProps } from 'react'
import { contact } from '#contract/brandDB/contact.ts'
import { RelatedRecords } from '#src/kit/page/record/RelatedRecords.tsx'
import { ContactLine } from './ContactLine.tsx'

type Props = ComponentProps<typeof RelatedRecords<typeof contact>>
type ContactsOfProps = Pick<Props, 'by' | 'filter' | 'empty' | 'add'>

/** The contacts of the current record, the first to contact first. */
export const ContactsOf = (props: ContactsOfProps) => (
  <RelatedRecords
    title="brandDB.contact.of.title"
    contract={contact}
    sort={{ field: 'is_primary', order: 'DESC' }}
    render={(record) => <ContactLine record={record} />}
    {...props}
  />
)

/** Whom to call about a shop, as a tab of its page. */
export const ShopContacts = ({ storeId }: { readonly storeId: string }) => (
  <ContactsOf filter={{ store_id: storeId }} empty="brandDB.shop.no_contacts" />
)
