import { Facts } from '#src/kit/record/Facts.tsx'
import { Reach } from './Reach.tsx'

/** A contact beside the list. */
export const ContactLook = () => (
  <>
    <Reach />
    <Facts
      sources={['position', 'department_text', 'company_id', 'brand_ids', 'store_ids', 'sites', 'remark']}
    />
  </>
)
