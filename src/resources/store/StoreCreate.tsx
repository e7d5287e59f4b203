import { CreatePage } from '#src/kit/form/CreatePage.tsx'
import { StoreInputs } from './StoreInputs.tsx'

/** A new unit of the current site. */
export const StoreCreate = () => (
  <CreatePage>
    <StoreInputs />
  </CreatePage>
)
