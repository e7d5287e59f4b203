import { Hono, type Context } from 'hono'
import { errcodes, ApiError, type Envelope } from '#contract/reply.ts'
import type { Variables } from '#server/http/variables.ts'
import { bodyLimits, readBytes } from '#server/http/readBody.ts'
import { requireOn } from '#server/http/requireOn.ts'
import { failure } from '#server/http/failure.ts'
import { originOfHttp } from '#server/http/originOf.ts'
import { NoAnswer } from '#server/base/wholeReply.ts'
import { ask } from '#server/http/proxy.ts'
import type { Services } from '#server/http/services.ts'
import { answerLocale } from '#server/base/errorText.ts'
import { admitToken } from '#server/services/session/admitToken.ts'
import { firstDuty, type Session } from '#server/services/session/session.ts'
import { handedOn, headersFor } from './carry.ts'
import { overlap } from '#server/base/sources/plainPath.ts'
import { requireRight, resourceAt, sourceTarget } from './sourceTarget.ts'

/**
 * `/sources/<id>/…`: forwards calls to the REST services of `DATA_SOURCES`, each below its own address, for
 * signed-in people and by the rules of the plugin's resource at the path. A path that no plugin lists in
 * `externalResources` does not exist. A service learns who is calling (`x-atrium-user`) and nothing more.
 * Errors follow REST: a status, with the envelope.
 */
export function sources(services: Services): Hono<Variables> {
  const { settings, log, plugins, fair } = services
  const { faulty } = services.quarantine
  const nouns = plugins.flatMap(({ externalResources = [] }) => externalResources)
  const app = new Hono<Variables>({ strict: false })
  app.onError((error, http) => {
    const locale = answerLocale(http.get('session')?.user.locale, http.req.header('accept-language'))
    const { status, envelope } = failure(error, { locale, requestId: http.get('requestId'), log })
    http.set('errcode', envelope.errcode)
    // The rest of the body is not read, so the connection cannot carry another request.
    if (status === 413) http.header('connection', 'close')
    return http.json(envelope, restStatus(status, envelope) as 200)
  })
  app.use(async (http, next) => {
    await next()
    http.res.headers.set('cache-control', 'no-store')
  })
  app.use(async (http, next) => {
    http.set('session', await fair.calls.run(fair.lineOf(http), () => requireSession(http, services)))
    await next()
  })
  app.all('*', async (http) => {
    const { method, raw } = http.req
    const who = http.get('session')?.subject
    if (!who) throw new ApiError('auth.required')
    const { id, base, to, path } = sourceTarget(raw.url, settings.DATA_SOURCES)
    const noun = resourceAt(path, nouns)
    const left = noun
      ? undefined
      : faulty.find(({ externalResources }) => externalResources.some((own) => overlap(own, path)))
    if (left) throw new ApiError('plugin.faulty', { plugin: left.id })
    const owner = plugins.find(({ externalResources = [] }) => noun && externalResources.includes(noun))
    if (owner) await requireOn(owner.id, http.get('session'), services)
    requireRight(method, noun, who)
    const requestId = http.get('requestId')
    const question = {
      method,
      headers: headersFor(raw.headers, { base, userId: who.id, requestId }),
      body: method === 'GET' ? null : await readBytes(raw, bodyLimits(true)),
      timeoutMs: settings.DATA_SOURCES_TIMEOUT * 1000,
      signal: raw.signal,
    }
    try {
      return await fair.upstream.run(fair.lineOf(http), async () => handedOn(await ask(to, question)), {
        signal: raw.signal,
      })
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      // A caller who hangs up aborts the forwarded request too.
      if (!raw.signal.aborted)
        log.warn({ requestId, source: id, err: error }, 'a data source does not respond')
      throw new ApiError('upstream', { source: id, reason: error.reason })
    }
  })
  return app
}

async function requireSession(http: Context<Variables>, services: Services): Promise<Session> {
  const origin = originOfHttp(http, http.get('requestId'), services)
  const token = http.req.header('token')
  const session = await admitToken(
    services.database,
    token,
    { ...origin, call: `${http.req.method} ${http.req.path}` },
    true,
  )
  if (!session) {
    if (token) services.fair.forget(token)
    throw new ApiError('auth.required')
  }
  services.fair.know(session.tokenHash, session.user._id)
  const reason = firstDuty(session.user)
  if (reason) throw new ApiError('permission.denied', { reason })
  return session
}

/** The API replies 200 with an error; a REST client needs the status. */
function restStatus(status: number, { errcode, data }: Envelope): number {
  if (status !== 200) return status
  if (errcode === errcodes['auth.required']) return 401
  if (errcode === errcodes['param.invalid']) return 400
  if (errcode === errcodes['plugin.faulty']) return 503
  if (errcode !== errcodes.upstream) return 403
  return (data as { reason?: unknown } | null)?.reason === 'timeout' ? 504 : 502
}
