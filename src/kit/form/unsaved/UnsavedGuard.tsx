import { useFormState } from 'react-hook-form'
import { LeaveGuard } from './LeaveGuard.tsx'
import { useChanges } from '#src/kit/form/change/useChanges.ts'

interface UnsavedGuardProps {
  isSaved: boolean
  /** What happens to the input; by default it is kept as a draft. */
  text?: string | undefined
  /** Submits the form, for users who want to save before they leave. */
  onSave?: (() => void) | undefined
}

/** Asks for confirmation before the unsaved changes of a form are lost. */
export function UnsavedGuard({ isSaved, text, onSave }: UnsavedGuardProps) {
  const hasChanges = Object.keys(useChanges()).length > 0 && !isSaved
  const { submitCount, isSubmitting } = useFormState()
  const tries = isSubmitting ? submitCount - 1 : submitCount
  return <LeaveGuard hasChanges={hasChanges} text={text} save={onSave && { run: onSave, tries }} />
}
