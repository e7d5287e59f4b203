import type { ReactNode } from 'react'
import { FormGroup } from '#src/kit/form/FormGroup.tsx'
import { Input } from '#src/kit/input/Input.tsx'
import { NamesInput } from '#src/kit/input/NamesInput.tsx'

/** What a company is asked for, new or known; `children` stand behind what it is recognised by. */
export const CompanyInputs = ({ children }: { readonly children?: ReactNode }) => (
  <>
    <FormGroup title="brandDB.company.group.names">
      <NamesInput />
      <Input source="short_name" />
    </FormGroup>
    <FormGroup title="brandDB.company.group.registration">
      <Input source="country" />
      <Input source="registration_no" />
      {children}
      <Input source="tax_no" />
      <Input source="legal_representative" />
      <Input source="registered_capital" />
      <Input source="registered_address" />
    </FormGroup>
    <FormGroup title="brandDB.company.group.place">
      <Input source="classification_id" />
      <Input source="group_company_id" />
      <Input source="status" />
    </FormGroup>
  </>
)
