import { interruptForms } from '#src/kit/form/draft.ts'
import type { Http } from '#src/providers/http.ts'
import { keepFresh } from '#src/providers/keepFresh.ts'
import { refreshToken } from '#src/providers/refreshToken.ts'
import type { Session } from '#src/providers/session.ts'
import type { SignIn } from '#src/providers/signIn.ts'
import { followSpaceOwner } from '#src/providers/spaceOwner.ts'

interface Options {
  readonly session: Session
  readonly http: Http
  readonly signIn: SignIn
  /** Settles when the person is in the session, or cannot be had. */
  readonly person: Promise<unknown>
}

/**
 * What goes on beside an open console: its token is renewed, and the person's stores are known at whatever site.
 * Answers what is to be done when the session ends, before the page starts anew.
 */
export function startUpkeep({ session, http, signIn, person }: Options): () => void {
  const stop = keepFresh({ session, refresh: () => refreshToken({ session, http, signIn }) })
  person.then(() => followSpaceOwner({ http, session })).catch(() => undefined)
  return () => {
    stop()
    interruptForms()
  }
}
