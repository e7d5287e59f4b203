import { contact } from '#contract/brandDB/contact.ts'
import { AddInDrawer } from '#src/kit/form/AddInDrawer.tsx'
import { RelatedRecords } from '#src/kit/record/RelatedRecords.tsx'
import { ContactInputs, ContactLine } from '#src/resources/contact/resource.ts'

/** Whom to speak to at a company; one is added without leaving the page. */
export const CompanyContacts = ({ companyId }: { readonly companyId: string }) => (
  <RelatedRecords
    title="brandDB.company.group.contacts"
    contract={contact}
    filter={{ company_id: companyId }}
    sort={{ field: 'is_primary', order: 'DESC' }}
    empty="brandDB.company.no_contacts"
    render={(record) => <ContactLine record={record} />}
    action={
      <AddInDrawer
        contract={contact}
        title="brandDB.company.add_contact"
        defaults={{ company_id: companyId }}
      >
        <ContactInputs />
      </AddInDrawer>
    }
  />
)
