import { CreatePage } from '#src/kit/form/CreatePage.tsx'
import { LookAlikes } from '#src/resources/duplicates/resource.ts'
import { CompanyInputs } from './CompanyInputs.tsx'

/** A new company. */
export const CompanyCreate = () => (
  <CreatePage>
    <CompanyInputs>
      <LookAlikes noun="company" />
    </CompanyInputs>
  </CreatePage>
)
