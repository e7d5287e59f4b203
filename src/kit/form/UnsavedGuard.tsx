import { useContext, useEffect } from 'react'
import { useBlocker, useCanBlock } from 'react-admin'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { UnsavedContext } from './unsaved.ts'
import { useChanges } from './useChanges.ts'

/** Asks before typed changes are left: inside the console with a dialog, at the window's end with the browser's own. */
export function UnsavedGuard({ isSaved }: { isSaved: boolean }) {
  const isUnsaved = Object.keys(useChanges()).length > 0 && !isSaved
  const tell = useContext(UnsavedContext)
  useEffect(() => {
    tell?.(isUnsaved)
    return () => tell?.(false)
  }, [tell, isUnsaved])
  // Only a data router can hold a navigation back.
  const canBlock = useCanBlock()
  useEffect(() => {
    if (!isUnsaved) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  return canBlock ? <Guard isUnsaved={isUnsaved} /> : null
}

function Guard({ isUnsaved }: { isUnsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    // Saving is what led away from the form: nothing is lost.
    if (blocker.state === 'blocked' && !isUnsaved) blocker.proceed?.()
  }, [blocker, isUnsaved])
  return (
    <LeaveQuestion
      open={blocker.state === 'blocked' && isUnsaved}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  )
}
