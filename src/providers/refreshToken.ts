import { alone } from './alone.ts'
import { expiryOf } from './expiryOf.ts'
import { HttpError, type Http } from './http.ts'
import type { Session } from './session.ts'
import type { SignIn } from './signIn.ts'

interface Options {
  readonly session: Session
  readonly http: Http
  readonly signIn: Pick<SignIn, 'expire'>
  /** The token has been where others could read it: the new one begins a session of its own. */
  readonly isExchange?: boolean
}

/**
 * Takes a new token for the old one, or the one that another tab took just now (specification section 7). Rejects with
 * an `HttpError`; after errcode 555 the session here is over. Other tabs hear of the new token from the storage.
 */
export async function refreshToken({ session, http, signIn, isExchange }: Options): Promise<void> {
  const { token: before } = session.get()
  try {
    await alone('atrium.refresh', async () => {
      session.catchUp()
      // Another tab was first.
      if (session.get().token !== before || before === null) return
      const query = isExchange ? { exchange: '1' } : {}
      const reply = await http.send({ method: 'POST', path: '/refresh', query })
      const { token } = reply
      if (token && session.get().token === before) session.update({ token, expiresAt: expiryOf(reply) })
    })
  } catch (error) {
    if (error instanceof HttpError && error.isSignedOut) signIn.expire()
    throw error
  }
}
