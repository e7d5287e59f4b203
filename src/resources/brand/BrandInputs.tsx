import type { ReactNode } from 'react'
import { FormGroup } from '#src/kit/form/FormGroup.tsx'
import { Input } from '#src/kit/input/Input.tsx'
import { NamesInput } from '#src/kit/input/NamesInput.tsx'

/** What a brand is asked for, new or known; `children` stand behind its names. */
export const BrandInputs = ({ children }: { readonly children?: ReactNode }) => (
  <>
    <FormGroup title="brandDB.brand.group.names">
      <NamesInput />
      <Input source="aliases" />
      <Input source="code" />
    </FormGroup>
    {children}
    <FormGroup title="brandDB.brand.group.trade">
      <Input source="category_id" />
      <Input source="level1_id" />
      <Input source="level2_id" />
      <Input source="tag_ids" />
    </FormGroup>
    <FormGroup title="brandDB.brand.group.profile">
      <Input source="logo" />
      <Input source="photos" />
      <Input source="status" />
      <Input source="price_band" />
      <Input source="target_group" />
      <Input source="origin_country" />
      <Input source="founded_year" />
      <Input source="website" />
      <Input source="is_first_store" />
    </FormGroup>
    <FormGroup title="brandDB.brand.group.description">
      <Input source="description" />
      <Input source="description_tc" />
      <Input source="description_en" />
    </FormGroup>
  </>
)
