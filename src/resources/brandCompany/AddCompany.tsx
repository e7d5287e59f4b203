import Add from '@mui/icons-material/AddOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { brandCompany } from '#contract/brandCompany.ts'
import { useResourceOf } from '#src/kit/contractOf.ts'
import { DrawerForm } from '#src/kit/form/DrawerForm.tsx'
import { useMay } from '#src/kit/subject.ts'
import { RelationInputs } from './RelationInputs.tsx'

/** Puts a company behind the brand. */
export function AddCompany({ brandId }: { readonly brandId: string }) {
  const translate = useTranslate()
  const resource = useResourceOf('brand_company')
  const may = useMay(brandCompany.can.create)
  const [isOpen, setOpen] = useState(false)
  if (!may || resource === undefined) return null
  const title = translate('brandDB.brandCompany.add')
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
        defaults={{ brand_id: brandId }}
        addsMore
      >
        <RelationInputs />
      </DrawerForm>
    </>
  )
}
