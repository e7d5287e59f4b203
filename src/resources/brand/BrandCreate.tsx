import { CreatePage } from '#src/kit/form/CreatePage.tsx'
import { BrandInputs } from './BrandInputs.tsx'

/** A new brand. */
export const BrandCreate = () => (
  <CreatePage>
    <BrandInputs />
  </CreatePage>
)
