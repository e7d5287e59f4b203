import md5 from 'md5'
import type { appId, UserInfo } from '#contract/session.ts'
import { createHttp, HttpError, networkText, type Http } from './http.ts'
import { isLocale, storedLocale, storeLocale, type Locale } from './locale.ts'
import { lastLoginUser, openSession, type Session } from './session.ts'
import { readUser } from './userInfo.ts'

/** What a person signs in with. */
export interface Credentials {
  readonly username: string
  readonly password: string
}

/** The session calls (specification sections 4, 5 and 7), for the sign-in page and the authProvider alike. */
export interface SignIn {
  /**
   * Signs in: keeps token, user id and language of the answer. Rejects with an `HttpError` whose message is for the
   * person: the back end's, the network text, or `登录失败！` for an answer without data.
   */
  signIn(credentials: Credentials): Promise<void>
  /** Ends the session at the back end, as far as it can be reached, and here. */
  signOut(): Promise<void>
  /**
   * Asks whether the session holds, and keeps the person and the last login user. Rejects with an `HttpError`: one
   * with `isNetwork` says nothing about the session; after any other the session here is over, and the address is
   * the sign-in page's with the place to come back to.
   */
  validity(): Promise<UserInfo>
  /** The session has ended by itself: forgets it, and leaves the address of the sign-in page with a way back. */
  expire(): void
}

/** Binds the calls to a session and a way to the back end. */
export function createSignIn({ session, http }: { session: Session; http: Http }): SignIn {
  const expire = (): void => {
    // Quietly: a running router must not follow, for the page is about to start anew (see main.tsx).
    history.replaceState(null, '', signInHash(location.hash))
    session.clear()
  }

  return {
    async signIn({ username, password }) {
      const email = emailPattern.test(username) ? { email: username } : {}
      const body = { username, password: encode(password), ...email, AppID: app }
      const { data, token } = await http.send({ method: 'POST', path: '/signin', body })
      const person = readUser(data)
      if (!token || !person) throw new HttpError(failedTexts[storedLocale()])
      if (isLocale(person.locale)) storeLocale(person.locale)
      session.update({ token, userId: person._id, user: null, site: null, menu: null })
    },

    async signOut() {
      await http.send({ method: 'POST', path: '/signout' }).catch(() => undefined)
      history.replaceState(null, '', '#/login')
      session.clear()
    },

    async validity() {
      try {
        const { data, token } = await http.send({ method: 'POST', path: '/validity' })
        const user = readUser(data)
        // An answer that names nobody says nothing about the session.
        if (!user) throw new HttpError(networkText(storedLocale()), { isNetwork: true })
        session.update({ user, userId: user._id, ...(token ? { token } : {}) })
        lastLoginUser.set(user)
        return user
      } catch (error) {
        if (error instanceof HttpError && !error.isNetwork) expire()
        throw error
      }
    },

    expire,
  }
}

/** The session of this page. */
export const session = openSession()

/** The way to the back end with it. */
export const http = createHttp({ token: () => session.get().token, locale: storedLocale })

/** The session calls of this page. */
export const signIns = createSignIn({ session, http })

/** Signs in; see `SignIn`. The sign-in page calls it. */
export const signIn = signIns.signIn

/** The address of the sign-in page that comes back to `hash`. */
export function signInHash(hash: string): string {
  const target = targetOf(hash) ?? hash.replace(/^#/, '')
  return isOwnRoute(target) ? `#/login?target=${encodeURIComponent(target)}` : '#/login'
}

/** The place to go to after sign-in: one of our own routes, or null. Other addresses are nobody's target. */
export function targetOf(hash: string): string | null {
  const target = new URLSearchParams(/^#\/login\?(.*)$/.exec(hash)?.[1] ?? '').get('target')
  return target !== null && isOwnRoute(target) ? target : null
}

/** Whether an address shows the sign-in page. */
export const isSignInHash = (hash: string): boolean => /^#\/login(?:[/?]|$)/.test(hash)

// Not the value of contract/session.ts: that would bring the whole of zod to the sign-in page.
const app: typeof appId = 'atrium-console'

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

const failedTexts: Record<Locale, string> = {
  zh_CN: '登录失败！',
  zh_TW: '登入失敗！',
  en_US: 'Sign-in failed',
}

/** What is shorter than 32 characters goes as its MD5 (specification section 5); the rest is one already. */
const encode = (password: string): string => (password.length < 32 ? md5(password).toUpperCase() : password)

const isOwnRoute = (route: string): boolean => /^\/(?![/\\]|login(?:[/?]|$))./.test(route)
