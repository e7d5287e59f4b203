import { CreatePage } from '#src/kit/form/CreatePage.tsx'
import { LookAlikes } from '#src/resources/duplicates/resource.ts'
import { BrandInputs } from './BrandInputs.tsx'

/** A new brand. */
export const BrandCreate = () => (
  <CreatePage>
    <BrandInputs>
      <LookAlikes noun="brand" />
    </BrandInputs>
  </CreatePage>
)
