import type { UserInfo } from '#contract/core/session.ts'
import { checkSession } from './askPerson.ts'
import type { Http } from './http.ts'
import { refreshToken } from './refreshToken.ts'
import { lastLoginUser, type Session } from './session.ts'
import type { SignIn } from './signIn.ts'

/** Asks who continues: true for the owner of the token, false for the signed-in person. */
export type AskWho = (people: { readonly current: UserInfo; readonly other: UserInfo }) => Promise<boolean>

interface Options {
  readonly session: Session
  readonly http: Http
  readonly signIn: Pick<SignIn, 'expire' | 'check' | 'validity'>
  readonly ask: AskWho
}

/**
 * Adopts a token from the address (G-18), if the back end says whose it is. If somebody else is signed in, it
 * asks first, because otherwise a link could silently make them work in another user's name; if they agree,
 * their session ends. Returns false, without any change, if they stay, the token is invalid, or it is the
 * session's own token.
 */
export async function adoptToken(token: string, options: Options): Promise<boolean> {
  const { session, http, signIn } = options
  if (token === session.get().token) return false
  const { user } = await checkSession(http, { token }).catch(() => ({ user: null }))
  if (!user || !(await makeRoom(user, options))) return false
  if (user._id !== session.get().userId) session.clear()
  session.update({ token, expiresAt: null, userId: user._id, user })
  lastLoginUser.set(user)
  signIn.check.note('answered')
  // The token of the address is stored in other places too, and its expiry is unknown.
  await refreshToken({ ...options, isExchange: true }).catch(() => undefined)
  return session.get().token !== null
}

/** Whether nobody else is signed in (any more). */
async function makeRoom(other: UserInfo, { session, http, signIn, ask }: Options): Promise<boolean> {
  const isSomebodyElse = () => session.get().token !== null && session.get().userId !== other._id
  if (!isSomebodyElse()) return true
  // Finds out who is signed in, and whether the session is still valid.
  await signIn.validity().catch(() => undefined)
  const { user: current } = session.get()
  if (!isSomebodyElse()) return true
  if (!current || !(await ask({ current, other }))) return false
  const { token } = session.get()
  const signal = AbortSignal.timeout(signOutMs)
  // Best effort, as for any sign-out.
  if (token !== null && isSomebodyElse())
    await http.send({ method: 'POST', path: '/signout', token, signal }).catch(() => undefined)
  return true
}

/** The other person must not wait for an unreachable back end. */
const signOutMs = 3000
