import { useContext, useEffect, useLayoutEffect, useState } from 'react'
import { useBlocker, useCanBlock } from 'react-admin'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { interruptForms } from './draft.ts'
import { isUnsaved, noteUnsaved, tabsState, UnsavedContext } from './unsaved.ts'

interface LeaveGuardProps {
  readonly hasChanges: boolean
  /** What happens to the input; by default it is kept as a draft. */
  readonly text?: string | undefined
}

/**
 * Asks for confirmation before unsaved changes are lost: with a dialog inside the console, with the browser's
 * own when the window closes.
 */
export function LeaveGuard({ hasChanges, text }: LeaveGuardProps) {
  const [form] = useState<object>(() => ({}))
  const tell = useContext(UnsavedContext)
  useLayoutEffect(() => (hasChanges ? noteUnsaved(form) : undefined), [form, hasChanges])
  useEffect(() => {
    tell?.(hasChanges)
    return () => tell?.(false)
  }, [tell, hasChanges])
  // Only a data router can block a navigation.
  const canBlock = useCanBlock()
  useEffect(() => {
    if (!hasChanges) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [hasChanges])
  return canBlock ? <Guard form={form} hasChanges={hasChanges} text={text} /> : null
}

function Guard({ form, hasChanges, text }: LeaveGuardProps & { readonly form: object }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (!isUnsaved(form) || currentLocation.pathname === nextLocation.pathname) return false
    if (text !== undefined || !tabsState.keepsDrafts) return true
    // The tab stays open: its form is filled in again when the user returns to it.
    interruptForms()
    return false
  })
  useEffect(() => {
    // The navigation follows a save, so nothing is lost.
    if (blocker.state === 'blocked' && !hasChanges) blocker.proceed?.()
  }, [blocker, hasChanges])
  return (
    <LeaveQuestion
      open={blocker.state === 'blocked' && hasChanges}
      text={text}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  )
}
