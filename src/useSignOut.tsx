import { useCallback, useState } from 'react'
import { forgetDrafts, hasDrafts } from '#src/kit/form/draft.ts'
import { SignOutQuestion } from '#src/layout/SignOutQuestion.tsx'
import type { ConsoleParts } from './startConsole.ts'

/**
 * The way out. Who typed something in this window and did not save it is asked first, by `question`, which belongs
 * somewhere on the page; signing out forgets it.
 */
export function useSignOut({ store, session, signIn }: ConsoleParts) {
  const [isAsking, setAsking] = useState(false)

  const leave = useCallback(async () => {
    setAsking(false)
    store.reset()
    await signIn.signOut()
    // Last: the end of the session keeps what is typed in the forms on screen.
    forgetDrafts()
  }, [store, signIn])

  const signOut = useCallback(() => {
    if (hasDrafts(session.get().userId ?? '')) setAsking(true)
    else void leave()
  }, [session, leave])

  const question = (
    <SignOutQuestion open={isAsking} onLeave={() => void leave()} onStay={() => setAsking(false)} />
  )
  return { signOut, question }
}
