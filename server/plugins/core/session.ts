import {
  refresh,
  signin,
  signinCode,
  signout,
  siteChange,
  userinfo,
  validity,
} from '#contract/core/session.ts'
import { ApiError } from '#contract/reply.ts'
import { route, type Request } from '#server/http/handler.ts'
import { originOf } from '#server/http/originOf.ts'
import { readParams } from '#server/services/params.ts'
import { changeSite } from '#server/services/session/changeSite.ts'
import { exchangeToken, refreshSession } from '#server/services/session/refreshSession.ts'
import { lifeOf, signIn } from '#server/services/session/signIn.ts'
import { signInWithCode } from '#server/services/session/signInWithCode.ts'
import { signedInAs } from './signedInAs.ts'
import { signOut } from '#server/services/session/signOut.ts'

const person = async ({ session, token }: Pick<Request<unknown, unknown>, 'session' | 'token'>) => {
  if (!session || !token) throw new ApiError('auth.required')
  return { data: { ...session.user, access_token: token } }
}

/** Sign-in and sign-out, the current person, and the current site. */
export const sessionRoutes = [
  route(signin, async (request) => {
    const { services, body } = request
    return signedInAs(await signIn(services.database.db, body, originOf(request)))
  }),
  route(signinCode, async (request) => {
    const { services, body } = request
    const { database, settings } = services
    return signedInAs(await signInWithCode(database.db, settings, body, originOf(request)))
  }),
  route(signout, async (request) => {
    if (request.token) await signOut(request.services.database.db, request.token, originOf(request))
    return { data: { ok: true } }
  }),
  route(refresh, async (request) => {
    const { session, services, token: given, query } = request
    if (!session || !given) throw new ApiError('auth.required')
    const { db } = services.database
    const origin = { life: lifeOf(await readParams(db)), ...originOf(request) }
    const { token, expiresAt } = await (query.exchange
      ? exchangeToken(db, session, origin)
      : refreshSession(db, given, session, origin))
    return { data: { access_token: token, expires_at: expiresAt }, access_token: token }
  }),
  route(validity, person),
  route(userinfo, person),
  route(siteChange, async ({ session, body: { site }, services }) => {
    if (!session) throw new ApiError('auth.required')
    await changeSite(services.database.db, session, site)
    return { data: { site, menu_version: session.user.menu_version } }
  }),
]
