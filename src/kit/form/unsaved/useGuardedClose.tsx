import { useCallback, useState, type ReactNode } from 'react'
import { DraftsInside, forgetDraftsIn } from './draftsInside.ts'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { UnsavedContext } from './unsaved.ts'

/**
 * For dialogs and drawers: `close` asks first if something inside is not saved, whichever way they are closed. Render
 * the content in `within`, and `question` beside it. `forget` drops the drafts inside, once the action has succeeded.
 */
export function useGuardedClose(onClose: () => void) {
  const [unsaved, setUnsaved] = useState<ReadonlySet<object>>(new Set())
  const [drafts] = useState(() => new Set<string>())
  const [asks, setAsks] = useState(false)
  const tell = useCallback(
    (work: object, isUnsaved: boolean) =>
      setUnsaved((now) => {
        if (now.has(work) === isUnsaved) return now
        return new Set(isUnsaved ? [...now, work] : [...now].filter((one) => one !== work))
      }),
    [],
  )
  return {
    close: () => (unsaved.size > 0 ? setAsks(true) : onClose()),
    forget: () => forgetDraftsIn(drafts),
    within: (content: ReactNode) => (
      <UnsavedContext value={tell}>
        <DraftsInside value={drafts}>{content}</DraftsInside>
      </UnsavedContext>
    ),
    question: (
      <LeaveQuestion
        open={asks}
        onStay={() => setAsks(false)}
        onLeave={() => {
          setAsks(false)
          onClose()
        }}
      />
    ),
  }
}
