import { FormGroup } from '#src/kit/form/FormGroup.tsx'
import { Input } from '#src/kit/input/Input.tsx'

/** What a contact is asked for, new or known. */
export const ContactInputs = () => (
  <>
    <FormGroup title="brandDB.contact.group.person">
      <Input source="name" />
      <Input source="name_en" />
      <Input source="gender" />
      <Input source="position" />
      <Input source="department_text" />
      <Input source="language" />
    </FormGroup>
    <FormGroup title="brandDB.contact.group.reach">
      <Input source="country_code" />
      <Input source="mobile" />
      <Input source="email" />
      <Input source="wechat" />
    </FormGroup>
    <FormGroup title="brandDB.contact.group.links">
      <Input source="company_id" />
      <Input source="brand_ids" />
      <Input source="store_ids" />
      <Input source="sites" />
      <Input source="is_primary" />
      <Input source="is_emergency" />
    </FormGroup>
    <FormGroup title="brandDB.contact.group.consent">
      <Input source="consent_at" />
      <Input source="remark" />
    </FormGroup>
  </>
)
