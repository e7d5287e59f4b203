import Add from '@mui/icons-material/AddOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { brandCompany } from '#contract/brandCompany.ts'
import { useResourceOf } from '#src/kit/contractOf.ts'
import { ReferenceLabel } from '#src/kit/field/ReferenceLabel.tsx'
import { DrawerForm } from '#src/kit/form/DrawerForm.tsx'
import { FormGroup } from '#src/kit/form/FormGroup.tsx'
import { Input } from '#src/kit/input/Input.tsx'
import { RelatedRecords } from '#src/kit/record/RelatedRecords.tsx'
import { useMay } from '#src/kit/subject.ts'
import styles from './Company.module.css'
import { RelationText } from './RelationText.tsx'
import { TakeAway } from './TakeAway.tsx'

/** The brands that a company stands behind, as what and where; added and taken away by those who may. */
export const CompanyBrands = ({ companyId }: { readonly companyId: string }) => (
  <RelatedRecords
    title="brandDB.company.group.brands"
    contract={brandCompany}
    filter={{ company_id: companyId }}
    sort={{ field: 'relation', order: 'ASC' }}
    empty="brandDB.company.no_brands"
    render={(record) => (
      <>
        <ReferenceLabel to="brand" id={record.brand_id} link />
        <span className={styles['second']}>
          <RelationText relation={record.relation} region={record.region} />
        </span>
        <TakeAway record={record} />
      </>
    )}
    action={<AddBrand companyId={companyId} />}
  />
)

function AddBrand({ companyId }: { readonly companyId: string }) {
  const translate = useTranslate()
  const resource = useResourceOf('brand_company')
  const may = useMay(brandCompany.can.create)
  const [isOpen, setOpen] = useState(false)
  if (!may || resource === undefined) return null
  const title = translate('brandDB.company.add_brand')
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
        defaults={{ company_id: companyId }}
        addsMore
      >
        <FormGroup title="brandDB.company.group.brands">
          <Input source="brand_id" />
          <Input source="relation" />
          <Input source="region" />
        </FormGroup>
      </DrawerForm>
    </>
  )
}
