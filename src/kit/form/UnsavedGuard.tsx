import { LeaveGuard } from './LeaveGuard.tsx'
import { useChanges } from './useChanges.ts'

interface UnsavedGuardProps {
  isSaved: boolean
  /** What happens to the input; by default it is kept as a draft. */
  text?: string | undefined
}

/** Asks for confirmation before the unsaved changes of a form are lost. */
export function UnsavedGuard({ isSaved, text }: UnsavedGuardProps) {
  const hasChanges = Object.keys(useChanges()).length > 0 && !isSaved
  return <LeaveGuard hasChanges={hasChanges} text={text} />
}
