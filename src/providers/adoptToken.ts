import type { Http } from './http.ts'
import { refreshToken } from './refreshToken.ts'
import { lastLoginUser, type Session } from './session.ts'
import type { SignIn } from './signIn.ts'
import { readUser } from './userInfo.ts'

interface Options {
  readonly session: Session
  readonly http: Http
  readonly signIn: Pick<SignIn, 'expire' | 'check'>
}

/**
 * Takes over a token that came with the address (G-18), when the back end says whose it is; what belonged to another
 * person is cleared. False, and nothing has changed, when it does not hold or is the session's own.
 */
export async function adoptToken(token: string, options: Options): Promise<boolean> {
  const { session, http, signIn } = options
  const before = session.get()
  if (token === before.token) return false
  const user = await http
    .send({ method: 'POST', path: '/validity', token })
    .then(({ data }) => readUser(data))
    .catch(() => null)
  if (!user) return false
  if (user._id !== before.userId) session.clear()
  session.update({ token, expiresAt: null, userId: user._id, user })
  lastLoginUser.set(user)
  signIn.check.note('answered')
  // The one of the address stands in other places too; it also did not say when it ends.
  await refreshToken(options).catch(() => undefined)
  return session.get().token !== null
}
