import type { UserInfo } from '#contract/core/session.ts'
import { checkSession } from './askPerson.ts'
import { HttpError, networkText, type Http } from './http.ts'
import { storedLocale } from './locale.ts'
import { http, session } from './pageSession.ts'
import { replaceAddress } from './replaceAddress.ts'
import { lastLoginUser, type Session } from './session.ts'
import { createSessionCheck, type SessionCheck } from './sessionCheck.ts'
import { signInAddress } from './startAddress.ts'

/** The session calls (specification sections 4, 5 and 7), used by the sign-in page and the authProvider. */
export interface SignIn {
  /** Ends the session in this browser and, if it can be reached, at the back end. */
  signOut(): Promise<void>
  /** Whether the back end replied to the sign-out; if not, reloading this page may fail. */
  isHeard(): boolean
  /**
   * Checks whether the session is valid and whose it is, and stores the user and the last login user. Rejects
   * with an `HttpError`: with `isNetwork` it says nothing about the session; otherwise this page's session
   * has ended, and the address is that of the sign-in page, with the place to return to.
   */
  validity(): Promise<UserInfo>
  /** When the validity was checked last, and whether there was a reply. */
  readonly check: SessionCheck
  /**
   * For a session that has expired: forgets it, and changes the address to that of the sign-in page, with the
   * place to return to.
   */
  expire(): void
}

interface SignInBounds {
  readonly session: Session
  readonly http: Http
  /** Changes the address when the session has ended; by default to that of the sign-in page. */
  readonly leave?: () => void
}

/** Binds the calls to a session and an HTTP client. */
export function createSignIn({ session, http, leave = toSignIn }: SignInBounds): SignIn {
  const expire = (): void => {
    leave()
    session.expire()
  }

  async function ask(): Promise<UserInfo> {
    const { token: sent } = session.get()
    try {
      const { user, token } = await checkSession(http, { known: session.get().user })
      // A reply without a user says nothing about the session.
      if (!user) throw new HttpError(networkText(storedLocale()), { isNetwork: true })
      // The reply contains the token of the call; it must not replace a token that was renewed in the
      // meantime.
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

// A running router must not notice, because the page is about to reload (see main.tsx).
const toSignIn = (): void => void replaceAddress(signInAddress(location))

/** Any error from the back end is a reply; a timeout or a failed connection is not. */
const isAnswer = (error: unknown): boolean => error instanceof HttpError && error.status > 0

/** The session calls of this page. */
export const signIns = createSignIn({ session, http })

/** Signing out must not wait for an unreachable back end. */
const signOutMs = 3000
