import { EditPage } from '#src/kit/form/EditPage.tsx'
import { CompanyInputs } from './CompanyInputs.tsx'

/** Changes a company. */
export const CompanyEdit = () => (
  <EditPage>
    <CompanyInputs />
  </EditPage>
)
