import { brandCompany } from '#contract/brandDB/brandCompany.ts'
import { ReferenceLabel } from '#src/kit/field/ReferenceLabel.tsx'
import { AddInDrawer } from '#src/kit/form/AddInDrawer.tsx'
import { FormGroup } from '#src/kit/form/FormGroup.tsx'
import { Input } from '#src/kit/input/Input.tsx'
import { RelatedRecords } from '#src/kit/record/RelatedRecords.tsx'
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
    action={
      <AddInDrawer
        contract={brandCompany}
        title="brandDB.company.add_brand"
        defaults={{ company_id: companyId }}
      >
        <FormGroup title="brandDB.company.group.brands">
          <Input source="brand_id" />
          <Input source="relation" />
          <Input source="region" />
        </FormGroup>
      </AddInDrawer>
    }
  />
)
