import { FieldList } from '#src/kit/record/FieldList.tsx'
import { companyStatusColors } from './companyStatusColors.ts'

const status = { source: 'status', statusColors: companyStatusColors }

/** A company beside the list. */
export const CompanyLook = () => (
  <FieldList
    sources={[
      status,
      'classification_id',
      'country',
      'registration_no',
      'legal_representative',
      'registered_address',
      'group_company_id',
      'updated_at',
    ]}
  />
)
