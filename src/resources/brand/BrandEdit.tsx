import { EditPage } from '#src/kit/form/EditPage.tsx'
import { BrandInputs } from './BrandInputs.tsx'

/** Changes a brand at once, for those who may edit without approval. */
export const BrandEdit = () => (
  <EditPage>
    <BrandInputs />
  </EditPage>
)
