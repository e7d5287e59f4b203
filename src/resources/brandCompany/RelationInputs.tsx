import { FormGroup } from '#src/kit/form/FormGroup.tsx'
import { Input } from '#src/kit/input/Input.tsx'

/** What is asked of a company behind a brand. */
export const RelationFields = () => (
  <>
    <Input source="company_id" />
    <Input source="relation" />
    <Input source="region" />
  </>
)

/** The same under a heading. */
export const RelationInputs = () => (
  <FormGroup title="brandDB.brandCompany.title">
    <RelationFields />
  </FormGroup>
)
