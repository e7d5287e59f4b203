import { FieldList } from '#src/kit/record/FieldList.tsx'
import { sitesFact, storesFact } from './contactLooks.tsx'
import { Reach } from './Reach.tsx'

/** A contact beside the list. */
export const ContactLook = () => (
  <>
    <Reach />
    <FieldList
      sources={['position', 'department_text', 'company_id', 'brand_ids', storesFact, sitesFact, 'remark']}
    />
  </>
)
