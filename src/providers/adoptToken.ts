import type { UserInfo } from '#contract/core/session.ts'
import { checkSession } from './askPerson.ts'
import type { Http } from './http.ts'
import { refreshToken } from './refreshToken.ts'
import { lastLoginUser, type Session } from './session.ts'
import type { SignIn } from './signIn.ts'

/** Asks who goes on: true for the other person, whose token it is; false for the one who is signed in. */
export type AskWho = (people: { readonly current: UserInfo; readonly other: UserInfo }) => Promise<boolean>

interface Options {
  readonly session: Session
  readonly http: Http
  readonly signIn: Pick<SignIn, 'expire' | 'check' | 'validity'>
  readonly ask: AskWho
}

/**
 * Takes over a token that came with the address (G-18), when the back end says whose it is. Somebody else who is signed
 * in is asked first, or a link could quietly make them work in another's name; when they agree their session is ended.
 * False, and nothing has changed, when they stay, when the token does not hold, or is the session's own.
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
  // The one of the address stands in other places too; it also did not say when it ends.
  await refreshToken({ ...options, isExchange: true }).catch(() => undefined)
  return session.get().token !== null
}

/** Whether nobody else is signed in, or nobody any more. */
async function makeRoom(other: UserInfo, { session, http, signIn, ask }: Options): Promise<boolean> {
  const isSomebodyElse = () => session.get().token !== null && session.get().userId !== other._id
  if (!isSomebodyElse()) return true
  // Who that is, and whether they still are: a session that is over is nobody's.
  await signIn.validity().catch(() => undefined)
  const { user: current } = session.get()
  if (!isSomebodyElse()) return true
  if (!current || !(await ask({ current, other }))) return false
  const { token } = session.get()
  const signal = AbortSignal.timeout(signOutMs)
  // Best effort, as at any sign-out.
  if (token !== null && isSomebodyElse())
    await http.send({ method: 'POST', path: '/signout', token, signal }).catch(() => undefined)
  return true
}

/** The other person must not wait for a back end that is gone. */
const signOutMs = 3000
