import { FormGroup } from '#src/kit/form/FormGroup.tsx'
import { Input } from '#src/kit/input/Input.tsx'

/** The relation of a company to a brand. */
export const RelationInputs = () => (
  <FormGroup title="brandDB.brandCompany.title">
    <Input source="company_id" />
    <Input source="relation" />
    <Input source="region" />
  </FormGroup>
)
