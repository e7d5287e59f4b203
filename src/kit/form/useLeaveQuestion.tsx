import { useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { hasUnsaved, unsavedText } from './unsaved.ts'

/**
 * For actions that close the open forms without changing the address: `ask(run)` runs the action immediately,
 * or after the user agreed to lose unsaved changes. Render `question` somewhere on the page.
 */
export function useLeaveQuestion(): { ask: (run: () => void) => void; question: ReactNode } {
  const [waiting, setWaiting] = useState<(() => void) | null>(null)
  const ask = useCallback((run: () => void) => {
    if (hasUnsaved()) setWaiting(() => run)
    else run()
  }, [])
  const question = (
    <LeaveQuestion
      open={waiting !== null}
      text={unsavedText()}
      onLeave={() => {
        setWaiting(null)
        waiting?.()
      }}
      onStay={() => setWaiting(null)}
    />
  )
  return { ask, question }
}
