import { expiryOf } from './expiryOf.ts'
import { HttpError, type Http } from './http.ts'
import type { Session } from './session.ts'
import type { SignIn } from './signIn.ts'

interface Options {
  readonly session: Session
  readonly http: Http
  readonly signIn: Pick<SignIn, 'expire'>
  /** The token has been where others could read it, so the new token starts a separate session. */
  readonly isExchange?: boolean
}

/**
 * Exchanges the token for a new token, or takes the token that another tab has just fetched (specification
 * section 7). Rejects with an `HttpError`; after errcode 555 this page's session has ended. Other tabs learn
 * of the new token from the storage.
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

/**
 * Runs a function while no other tab of this browser runs one under the same name, if the browser supports
 * locks.
 */
async function alone(name: string, action: () => Promise<void>): Promise<void> {
  // Missing on plain http and in older browsers.
  const locks = (navigator as Partial<Pick<Navigator, 'locks'>>).locks
  if (locks) await locks.request(name, { signal: AbortSignal.timeout(patience) }, action)
  else await action()
}

/** In milliseconds. A sleeping tab that holds the lock must not block the others forever. */
const patience = 20_000
