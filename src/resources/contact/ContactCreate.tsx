import { CreatePage } from '#src/kit/form/CreatePage.tsx'
import { ContactInputs } from './ContactInputs.tsx'

/** A new contact. */
export const ContactCreate = () => (
  <CreatePage>
    <ContactInputs />
  </CreatePage>
)
