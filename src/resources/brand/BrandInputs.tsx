import type { ReactNode } from 'react'
import { FormGroup } from '#src/kit/form/FormGroup.tsx'
import { CascaderInput } from '#src/kit/input/CascaderInput.tsx'
import { Input } from '#src/kit/input/Input.tsx'
import { NamesInput } from '#src/kit/input/NamesInput.tsx'
import { PriceBandInput } from './PriceBandInput.tsx'
import { TagsInput } from './TagsInput.tsx'
import { WebsiteInput } from './WebsiteInput.tsx'

const trade = ['category_id', 'level1_id', 'level2_id'] as const

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
      <CascaderInput sources={trade} type="brand" />
      <TagsInput />
    </FormGroup>
    <FormGroup title="brandDB.brand.group.profile">
      <Input source="status" />
      <PriceBandInput />
      <Input source="target_group" />
      <Input source="origin_country" />
      <Input source="founded_year" />
      <WebsiteInput />
      <Input source="is_first_store" />
    </FormGroup>
    <FormGroup title="brandDB.brand.group.photos">
      <Input source="logo" />
      <Input source="photos" />
    </FormGroup>
    <FormGroup title="brandDB.brand.group.description">
      <Input source="description" />
      <Input source="description_tc" />
      <Input source="description_en" />
    </FormGroup>
  </>
)
