import { interruptForms } from '#src/kit/form/unsaved/draft.ts'
import type { EarlyFetch } from '#src/providers/earlyFetch.ts'
import { pageOf, storeFirstCalls } from '#src/providers/firstCalls.ts'
import type { Http } from '#src/providers/http.ts'
import { keepFresh } from '#src/providers/keepFresh.ts'
import type { OpeningPhase } from '#src/providers/opening.ts'
import { refreshToken } from '#src/providers/refreshToken.ts'
import type { Session } from '#src/providers/session.ts'
import type { SignIn } from '#src/providers/signIn.ts'
import { followSpaceOwner } from '#src/providers/spaceOwner.ts'

interface Options {
  readonly session: Session
  readonly http: Http
  readonly signIn: SignIn
  readonly early: EarlyFetch
  readonly opening: OpeningPhase
  /** Settles when the user is in the session, or cannot be loaded. */
  readonly person: Promise<unknown>
}

/**
 * Runs in the background of an open console: it renews the token, loads the user's stores at each site, and remembers
 * for the next visit what the page began with and looks like. Returns a function to call when the session ends, before the page reloads.
 */
export function startUpkeep({ session, http, signIn, early, opening, person }: Options): () => void {
  const stop = keepFresh({ session, refresh: () => refreshToken({ session, http, signIn }) })
  person.then(() => followSpaceOwner({ http, session })).catch(() => undefined)
  const { hash } = location
  const unsubscribe = opening.subscribe(() => {
    if (location.hash === hash) storeFirstCalls(pageOf(session.get()), hash, early.made())
    early.end()
  })
  let isOver = false
  let forgoLook = () => {}
  void opening.ended
    .then(() => import('./keepLastLook.ts'))
    .then(({ keepLastLook }) => isOver || (forgoLook = keepLastLook(session)))
    .catch(() => undefined)
  return () => {
    isOver = true
    unsubscribe()
    forgoLook()
    stop()
    interruptForms()
  }
}
