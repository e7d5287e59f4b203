import Add from '@mui/icons-material/AddOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { contact } from '#contract/contact.ts'
import { useResourceOf } from '#src/kit/contractOf.ts'
import { DrawerForm } from '#src/kit/form/DrawerForm.tsx'
import { RelatedRecords } from '#src/kit/record/RelatedRecords.tsx'
import { useMay } from '#src/kit/subject.ts'
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
    action={<AddContact brandId={brandId} />}
  />
)

function AddContact({ brandId }: { readonly brandId: string }) {
  const translate = useTranslate()
  const resource = useResourceOf('contact')
  const may = useMay(contact.can.create)
  const [isOpen, setOpen] = useState(false)
  if (!may || resource === undefined) return null
  const title = translate('brandDB.brand.add_contact')
  return (
    <>
      <Button size="small" startIcon={<Add />} onClick={() => setOpen(true)}>
        {title}
      </Button>
      <DrawerForm
        open={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        resource={resource}
        defaults={{ brand_ids: [brandId] }}
        addsMore
      >
        <ContactInputs />
      </DrawerForm>
    </>
  )
}
