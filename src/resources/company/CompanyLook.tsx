import { Facts } from '#src/kit/record/Facts.tsx'
import { companyTones } from './companyTones.ts'

const status = { source: 'status', tones: companyTones }

/** A company beside the list. */
export const CompanyLook = () => (
  <Facts
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
