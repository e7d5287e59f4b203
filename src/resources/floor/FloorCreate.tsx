import { CreatePage } from '#src/kit/form/CreatePage.tsx'
import { FloorInputs } from './FloorInputs.tsx'

/** A new floor of the current site. */
export const FloorCreate = () => (
  <CreatePage>
    <FloorInputs />
  </CreatePage>
)
