import { useCallback, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useUnmount } from '#src/kit/base/control/useUnmount.ts'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { hasUnsaved, onUnsaved, unsavedSave, unsavedText, withoutQuestion } from './unsaved.ts'

interface LeaveQuestionOptions {
  /** `action`: it does something to what is stored, such as a step of the record, and may offer to save first. */
  readonly before?: 'leaving' | 'action'
}

/**
 * For actions that close the open forms without changing the address, and for those that change what a form on the page is
 * about: `ask(run)` runs the action immediately, or after the user saved, or agreed to go on without. Render `question`
 * somewhere on the page.
 */
export function useLeaveQuestion({ before = 'leaving' }: LeaveQuestionOptions = {}): {
  ask: (run: () => void) => void
  question: ReactNode
} {
  const [waiting, setWaiting] = useState<(() => void) | null>(null)
  const stop = useRef<(() => void) | null>(null)
  useUnmount(() => stop.current?.())
  const ask = useCallback((run: () => void) => {
    stop.current?.()
    if (hasUnsaved()) setWaiting(() => run)
    else run()
  }, [])
  const save = waiting === null || before === 'leaving' ? undefined : unsavedSave()
  const saveFirst = () => {
    setWaiting(null)
    if (!save) return
    const unsubscribe = onUnsaved(() => {
      const now = unsavedSave()
      // What cannot be saved stays on the page with its reason, and the action waits for another click.
      const hasFailed = hasUnsaved() && (now?.tries ?? Infinity) > save.tries
      if (hasUnsaved() && !hasFailed) return
      stop.current?.()
      if (!hasFailed) waiting?.()
    })
    stop.current = () => {
      unsubscribe()
      stop.current = null
    }
    save.run()
  }
  const question = (
    <LeaveQuestion
      open={waiting !== null}
      before={before}
      text={before === 'action' ? undefined : unsavedText()}
      onSave={save && saveFirst}
      onLeave={() => {
        setWaiting(null)
        if (waiting) withoutQuestion(waiting)
      }}
      onStay={() => setWaiting(null)}
    />
  )
  return { ask, question }
}
