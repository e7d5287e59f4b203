import { EditPage } from '#src/kit/form/EditPage.tsx'
import { HistoryBanner } from './HistoryBanner.tsx'
import { StoreInputs } from './StoreInputs.tsx'

/** Changes a unit. One that is history is said to be so: the server refuses it. */
export const StoreEdit = () => (
  <EditPage above={<HistoryBanner />}>
    <StoreInputs />
  </EditPage>
)
