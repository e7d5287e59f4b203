import type { UserInfo } from '#contract/core/session.ts'
import { checkSession } from './askPerson.ts'
import { createHttp, HttpError, networkText, type Http } from './http.ts'
import { storedLocale } from './locale.ts'
import { replaceAddress } from './replaceAddress.ts'
import { lastLoginUser, openSession, type Session } from './session.ts'
import { createSessionCheck, type SessionCheck } from './sessionCheck.ts'
import { signInAddress } from './startAddress.ts'

/** The session calls (specification sections 4, 5 and 7), for the sign-in page and the authProvider alike. */
export interface SignIn {
  /** Ends the session at the back end, as far as it can be reached, and here. */
  signOut(): Promise<void>
  /** Whether the back end answered the sign-out; if not, this page may not be there to be fetched anew. */
  isHeard(): boolean
  /**
   * Asks whether the session holds and who it is, and keeps the person and the last login user. Rejects with an `HttpError`: one
   * with `isNetwork` says nothing about the session; after any other the session here is over, and the address is
   * the sign-in page's with the place to come back to.
   */
  validity(): Promise<UserInfo>
  /** When the validity was asked last, and whether somebody answered. */
  readonly check: SessionCheck
  /** The session has ended by itself: forgets it, and leaves the address of the sign-in page with a way back. */
  expire(): void
}

interface Bound {
  readonly session: Session
  readonly http: Http
  /** What becomes of the address when the session has ended; that of the sign-in page unless told. */
  readonly leave?: () => void
}

/** Binds the calls to a session and a way to the back end. */
export function createSignIn({ session, http, leave = toSignIn }: Bound): SignIn {
  const expire = (): void => {
    leave()
    session.expire()
  }

  async function ask(): Promise<UserInfo> {
    const { token: sent } = session.get()
    try {
      const { user, token } = await checkSession(http, { known: session.get().user })
      // An answer that names nobody says nothing about the session.
      if (!user) throw new HttpError(networkText(storedLocale()), { isNetwork: true })
      // The answer names the caller's token; one that was renewed meanwhile must not come back.
      const isNew = token !== null && token !== sent && session.get().token === sent
      session.update({ user, userId: user._id, ...(isNew ? { token, expiresAt: null } : {}) })
      lastLoginUser.set(user)
      check.note('answered')
      return user
    } catch (error) {
      if (error instanceof HttpError && error.isNetwork) check.note('unanswered')
      else if (error instanceof HttpError) expire()
      throw error
    }
  }

  let underWay: Promise<UserInfo> | null = null
  const validity = (): Promise<UserInfo> =>
    (underWay ??= ask().finally(() => {
      underWay = null
    }))
  const check = createSessionCheck(validity)

  let isHeard = true
  return {
    async signOut() {
      const signal = AbortSignal.timeout(signOutMs)
      isHeard = await http.send({ method: 'POST', path: '/signout', signal }).then(() => true, isAnswer)
      replaceAddress('#/login')
      session.clear()
    },

    isHeard: () => isHeard,
    validity,
    check,
    expire,
  }
}

// Quietly: a running router must not follow, for the page is about to start anew (see main.tsx).
const toSignIn = (): void => void replaceAddress(signInAddress(location))

/** An error of any kind is one; a time that ran out, or a line that is down, is none. */
const isAnswer = (error: unknown): boolean => error instanceof HttpError && error.status > 0

/** The session of this page. */
export const session = openSession()

/** The way to the back end with it. */
export const http = createHttp({
  token: () => session.get().token,
  locale: storedLocale,
  catchUp: session.catchUp,
})

/** The session calls of this page. */
export const signIns = createSignIn({ session, http })

/** Signing out must not wait for a back end that is gone. */
const signOutMs = 3000
