import { contract } from '#contract/index.ts'
import { Refusal } from '#contract/reply.ts'
import { route, type Request } from '#server/http/handler.ts'
import { signIn, signOut } from '#server/session/signIn.ts'

const { signin, signout, validity, userinfo } = contract.calls

const person = async ({ session, token }: Pick<Request<unknown, unknown>, 'session' | 'token'>) => {
  if (!session || !token) throw new Refusal('auth.required')
  return { data: { ...session.user, access_token: token } }
}

/** Signing in and out, and who is signed in. */
export const sessionRoutes = [
  route(signin, async ({ body, services: { database, clock }, ip, userAgent }) => {
    const { token, expiresAt, user } = await signIn(database.db, body, { ip, userAgent, now: clock.real() })
    const { _id, name, username, email, locale } = user
    // Readers look for the token inside the data or beside it: it stands in both places.
    return {
      data: { _id, name, username, email, locale, access_token: token, expires_at: expiresAt },
      access_token: token,
    }
  }),
  route(signout, async ({ session, services: { database, clock } }) => {
    if (session) await signOut(database.db, session, clock.real())
    return { data: { ok: true } }
  }),
  route(validity, person),
  route(userinfo, person),
]
