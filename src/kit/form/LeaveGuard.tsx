import { useContext, useEffect, useLayoutEffect, useState } from 'react'
import { useBlocker, useCanBlock } from 'react-admin'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { interruptForms } from './draft.ts'
import { isUnsaved, noteUnsaved, tabsState, UnsavedContext } from './unsaved.ts'

interface LeaveGuardProps {
  readonly hasChanges: boolean
  /** What happens to the input; by default it is kept as a draft. */
  readonly text?: string | undefined
  /** Offers to save before leaving. */
  readonly save?: LeaveSave | undefined
  /** Whether the input stays at another query of the same page; by default it does at each. */
  readonly staysAt?: ((query: URLSearchParams) => boolean) | undefined
}

/** How a form is saved before it is left. */
export interface LeaveSave {
  readonly run: () => void
  /** How often it was tried; if there are still changes after a try, the user stays. */
  readonly tries: number
}

/**
 * Asks for confirmation before unsaved changes are lost: with a dialog inside the console, with the browser's
 * own when the window closes.
 */
export function LeaveGuard({ hasChanges, text, save, staysAt }: LeaveGuardProps) {
  const [form] = useState<object>(() => ({}))
  const tell = useContext(UnsavedContext)
  useLayoutEffect(() => (hasChanges ? noteUnsaved(form, text) : undefined), [form, hasChanges, text])
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
  return canBlock ? <Guard form={form} {...{ hasChanges, text, save, staysAt }} /> : null
}

function Guard({ form, hasChanges, text, save, staysAt }: LeaveGuardProps & { readonly form: object }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isSamePage = currentLocation.pathname === nextLocation.pathname
    const stays = isSamePage && (staysAt?.(new URLSearchParams(nextLocation.search)) ?? true)
    if (!isUnsaved(form) || stays) return false
    if (text !== undefined || !tabsState.keepsDrafts) return true
    // The tab stays open: its form is filled in again when the user returns to it.
    interruptForms()
    return false
  })
  useEffect(() => {
    // The navigation follows a save, so nothing is lost.
    if (blocker.state === 'blocked' && !hasChanges) blocker.proceed?.()
  }, [blocker, hasChanges])
  const [savingSince, setSavingSince] = useState<number | null>(null)
  const tries = save?.tries ?? 0
  const hasFailed = savingSince !== null && tries > savingSince && hasChanges
  if (hasFailed && blocker.state !== 'blocked') setSavingSince(null)
  useEffect(() => {
    if (hasFailed) blocker.reset?.()
  }, [hasFailed, blocker])
  return (
    <LeaveQuestion
      open={blocker.state === 'blocked' && hasChanges && savingSince === null}
      text={text}
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
