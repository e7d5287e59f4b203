import { EditPage } from '#src/kit/form/EditPage.tsx'
import { ContactInputs } from './ContactInputs.tsx'

/** Changes a contact; how to reach them only for those who may see it. */
export const ContactEdit = () => (
  <EditPage>
    <ContactInputs />
  </EditPage>
)
