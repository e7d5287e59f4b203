import { useFormState } from 'react-hook-form'
import { LeaveGuard } from './LeaveGuard.tsx'

/** Asks for confirmation before what was filled in for an action is lost. */
export function ActionGuard() {
  const { isDirty, isSubmitting } = useFormState()
  // A router has one blocker at a time, and a page can have several such forms.
  return isDirty && <LeaveGuard hasChanges={!isSubmitting} text="atrium.form.unsaved_lost" />
}
