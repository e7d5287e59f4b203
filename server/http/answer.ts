import type { ServerResponse } from 'node:http'
import type { Context as HttpContext } from 'hono'
import { evaluate } from '#contract/access.ts'
import type { Call } from '#contract/call.ts'
import { live, ready } from '#contract/core/health.ts'
import { ApiError, refuseFields } from '#contract/reply.ts'
import { denial } from '#server/engine/refuse.ts'
import { underWay } from '#server/base/log.ts'
import type { FairQueue } from '#server/base/fairQueue.ts'
import { incomingFolder } from '#server/services/files/folderStore.ts'
import { readParams } from '#server/services/params.ts'
import { admitToken } from '#server/services/session/admitToken.ts'
import { firstDuty, type Session } from '#server/services/session/session.ts'
import { requireOn } from './requireOn.ts'
import type { Route } from './handler.ts'
import { originOfHttp } from './originOf.ts'
import { bodyLimits, bytesOf, readJson } from './readBody.ts'
import { dropUpload, readUpload, type Form } from './readUpload.ts'
import { respond, type RequestServices } from './respond.ts'
import type { Services } from './services.ts'
import type { Variables } from './variables.ts'

/** Load balancers use these to check the process, which must not depend on how busy it is. */
const unqueued: ReadonlySet<Call> = new Set<Call>([live, ready])

/**
 * Handles a request when it is its caller's turn. The session is looked up in turn as well, because anybody
 * can send tokens; a body is read without holding a place, because anybody can send slowly.
 */
export async function answer(
  http: HttpContext<Variables>,
  route: Route,
  services: RequestServices,
): Promise<Response> {
  const { call, queue } = route
  const { fair } = services
  const outgoing = outgoingOf(http)
  if (outgoing) fair.untaken.follow(fair.lineOf(http), outgoing)
  const { signal } = http.req.raw
  const turn = <T>(task: () => Promise<T>, of: FairQueue = fair.calls): Promise<T> =>
    of.run(fair.lineOf(http), task, { signal }).catch((error: unknown) => {
      throw signal.aborted && error === signal.reason ? hungUp() : error
    })
  const admit = () => admitted(http, route, services)
  if (unqueued.has(call)) return respond(http, route, services, { session: null })
  if (queue === 'calls' && call.method === 'GET') {
    return turn(async () => respond(http, route, services, { session: await admit() }))
  }
  // A flood of requests that take long is refused before each of them costs a session lookup.
  if (queue !== 'calls') fair[queue].requireRoom(fair.lineOf(http))
  const session = await turn(admit)
  if (queue === 'exports') {
    const write = () => respond(http, route, services, { session, turn })
    return outgoing ? whileTaken((task) => turn(task, fair.exports), write, outgoing) : write()
  }
  if (queue === 'uploads') {
    return turn(async () => {
      const { fields, upload } = await formOf(http, services, session)
      try {
        return await respond(http, route, services, { session, body: fields, upload })
      } finally {
        await dropUpload(upload)
      }
    }, fair.uploads)
  }
  const body = await readJson(http.req.raw, bodyLimits(session !== null))
  return turn(() => respond(http, route, services, { session, body }), fair[queue])
}

/** The caller is gone, so nobody reads this error. */
const hungUp = () => refuseFields('param.invalid', { request: 'incomplete' })

/**
 * Returns the session of the caller, if there is one. Throws if the caller may not make the call, and for any
 * change while there is no room for it.
 */
async function admitted(
  http: HttpContext<Variables>,
  { call: { can, method, path, beforePasswordChange }, plugin }: Route,
  services: Services,
): Promise<Session | null> {
  const { database, fair } = services
  const origin = originOfHttp(http, http.get('requestId'), services)
  const token = http.req.header('token')
  const use = { ...origin, call: `${method} ${path}`, page: pageOf(http) }
  const session = await admitToken(database, token, use, can !== 'anyone')
  http.set('session', session)
  const request = underWay.getStore()
  if (request && session) request.person = session.user._id
  if (session) fair.know(session.tokenHash, session.user._id)
  else if (token) fair.forget(token)
  const reason = session && firstDuty(session.user)
  if (reason && !beforePasswordChange) throw new ApiError('permission.denied', { reason })
  if (can !== 'anyone' && !session) throw new ApiError('auth.required')
  if (plugin !== undefined) await requireOn(plugin, session, services, http.req.query('site'))
  if (can === 'anyone' || !session) return session
  if (evaluate(can, session.subject) === 'no') throw denial(can, session.subject)
  // Signed-in people can go on reading, and sign out.
  const writes = method !== 'GET' && !beforePasswordChange
  if (writes && !(await database.hasRoom())) throw new ApiError('storage.full')
  return session
}

/** The page that made the call, if it is an address of the console. */
const pageOf = ({ req }: HttpContext): string | null =>
  /^\/[\x21-\x7e]{1,200}$/.exec(req.header('page') ?? '')?.[0] ?? null

/** Keeps the place in the line until the response has been read, or the caller has gone. */
function whileTaken(
  turn: (task: () => Promise<void>) => Promise<void>,
  write: () => Promise<Response>,
  outgoing: ServerResponse,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    turn(async () => {
      const closed = new Promise<void>((close) => outgoing.once('close', close))
      resolve(await write())
      if (!outgoing.closed) await closed
    }).catch(reject)
  })
}

async function formOf(
  { req }: HttpContext,
  { database, settings }: Services,
  session: Session | null,
): Promise<Form> {
  const params = await readParams(database.db)
  const limits = { most: params('upload.max_mb') * 2 ** 20, folder: incomingFolder(settings) }
  return readUpload(
    bytesOf(req.raw, bodyLimits(session !== null, 'upload')),
    req.header('content-type') ?? '',
    limits,
  )
}

/** The response on its connection; undefined for a request from the process itself. */
function outgoingOf({ env }: HttpContext): ServerResponse | undefined {
  const { outgoing } = (env ?? {}) as { outgoing?: ServerResponse }
  return outgoing
}
