import { useContext, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { useBlocker, useCanBlock } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { useListener } from '#src/kit/base/device/useListener.ts'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { interruptForms } from './draft.ts'
import {
  describeUnsaved,
  isFirstGuard,
  joinGuards,
  leftBy,
  noteUnsaved,
  onUnsaved,
  saveOf,
  tabsState,
  textOf,
  UnsavedContext,
  unsavedChanges,
  type UnsavedWork,
} from './unsaved.ts'

interface LeaveGuardProps extends Readonly<UnsavedWork> {
  readonly hasChanges: boolean
}

/**
 * Asks for confirmation before unsaved changes are lost: with a dialog inside the console, with the browser's
 * own when the window closes. Of several on a page, one asks for all.
 */
export function LeaveGuard({ hasChanges, text, save, staysAt }: LeaveGuardProps) {
  const [work] = useState<UnsavedWork>(() => ({}))
  const tell = useContext(UnsavedContext)
  useLayoutEffect(() => describeUnsaved(work, { text, save, staysAt }))
  useLayoutEffect(() => {
    if (!hasChanges) return undefined
    const forget = noteUnsaved(work)
    tell?.(work, true)
    return () => {
      forget()
      tell?.(work, false)
    }
  }, [tell, work, hasChanges])
  useLayoutEffect(() => joinGuards(work), [work])
  // Only a data router can block a navigation.
  const canBlock = useCanBlock()
  useListener(hasChanges ? window : null, 'beforeunload', (event) => event.preventDefault())
  const isFirst = useSyncExternalStore(onUnsaved, () => isFirstGuard(work))
  return canBlock && isFirst ? <Guard /> : null
}

function Guard() {
  const here = useLocation()
  useSyncExternalStore(onUnsaved, unsavedChanges)
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const works = leftBy(currentLocation, nextLocation)
    if (works.length === 0) return false
    if (textOf(works) !== undefined || !tabsState.keepsDrafts) return true
    // The tab stays open: its form is filled in again when the user returns to it.
    interruptForms()
    return false
  })
  const left = blocker.state === 'blocked' ? leftBy(here, blocker.location) : []
  const hasChanges = left.length > 0
  const [savingSince, setSavingSince] = useState<number | null>(null)
  const save = saveOf(left)
  const tries = save?.tries ?? 0
  const hasFailed = savingSince !== null && tries > savingSince && hasChanges
  if (savingSince !== null && blocker.state !== 'blocked') setSavingSince(null)
  useEffect(() => {
    // The navigation follows a save, so nothing is lost.
    if (blocker.state === 'blocked' && !hasChanges) blocker.proceed?.()
    else if (hasFailed) blocker.reset?.()
  }, [blocker, hasChanges, hasFailed])
  return (
    <LeaveQuestion
      open={blocker.state === 'blocked' && hasChanges && savingSince === null}
      text={textOf(left)}
      onSave={
        save &&
        (() => {
          setSavingSince(tries)
          save.run()
        })
      }
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  )
}
