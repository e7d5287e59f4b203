import { useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { hasUnsaved } from './unsaved.ts'

/**
 * For what takes the forms on screen away without leaving their address: `ask(run)` runs it at once, or after the person agreed to
 * leave what is not saved. `question` belongs somewhere on the page.
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
      onLeave={() => {
        setWaiting(null)
        waiting?.()
      }}
      onStay={() => setWaiting(null)}
    />
  )
  return { ask, question }
}
