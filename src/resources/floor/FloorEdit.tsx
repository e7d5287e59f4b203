import { EditPage } from '#src/kit/form/EditPage.tsx'
import { FloorInputs } from './FloorInputs.tsx'

/** Changes a floor and its drawing. */
export const FloorEdit = () => (
  <EditPage>
    <FloorInputs />
  </EditPage>
)
