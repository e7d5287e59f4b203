import { useContext, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { useBlocker, useCanBlock } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { useListener } from '#src/kit/base/device/useListener.ts'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { interruptForms } from './draft.ts'
import {
  isFirstGuard,
  joinGuards,
  leftBy,
  noteUnsaved,
  onUnsaved,
  saveOf,
  tabsState,
  tellUnsaved,
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
  useLayoutEffect(() => {
    Object.assign(work, { text, save, staysAt })
  })
  useLayoutEffect(() => (hasChanges ? noteUnsaved(work) : undefined), [work, hasChanges])
  useLayoutEffect(() => joinGuards(work), [work])
  const tries = save?.tries
  useEffect(tellUnsaved, [tries, text])
  useEffect(() => {
    tell?.(work, hasChanges)
    return () => tell?.(work, false)
  }, [tell, work, hasChanges])
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
  useEffect(() => {
    // The navigation follows a save, so nothing is lost.
    if (blocker.state === 'blocked' && !hasChanges) blocker.proceed?.()
  }, [blocker, hasChanges])
  const [savingSince, setSavingSince] = useState<number | null>(null)
  const save = saveOf(left)
  const tries = save?.tries ?? 0
  const hasFailed = savingSince !== null && tries > savingSince && hasChanges
  if (savingSince !== null && blocker.state !== 'blocked') setSavingSince(null)
  useEffect(() => {
    if (hasFailed) blocker.reset?.()
  }, [hasFailed, blocker])
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
