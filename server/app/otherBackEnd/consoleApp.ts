import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import type { Variables } from '#server/http/variables.ts'
import { consoleFiles } from '#server/http/consoleFiles.ts'
import { failure } from '#server/http/failure.ts'
import { underWay, type Log } from '#server/base/log.ts'
import { securityHeaders } from '#server/http/securityHeaders.ts'
import { answerLocale } from '#server/base/errorText.ts'
import { brandModification } from '#server/app/brandModification.ts'
import { handOver, prefix, type BackEndSettings } from './handOver.ts'
import { frameHostsOf } from './frameHosts.ts'

interface ConsoleAppOptions {
  readonly settings: BackEndSettings
  readonly log: Log
  readonly version: string
  readonly consoleFolder: string
}

/**
 * The console alone, as one function from request to response: every call below `/api/v1` is forwarded to the
 * operator's own back end, so that both have the same origin for the browser. `/health` is this server's own.
 */
export function consoleApp({ settings, log, version, consoleFolder }: ConsoleAppOptions): Hono<Variables> {
  const app = new Hono<Variables>({ strict: false })
  const frameHosts = frameHostsOf(settings.API_URL)
  app.onError((error, http) => {
    const locale = answerLocale(undefined, http.req.header('accept-language'))
    const { status, envelope } = failure(error, { locale, requestId: http.get('requestId'), log })
    // Not 200: that the back end is down says nothing about the session, which a refused validity check would
    // end.
    return http.json(envelope, (status === 200 ? 502 : status) as 502)
  })
  app.use(async (http, next) => {
    const requestId = randomUUID()
    http.set('requestId', requestId)
    await underWay.run({ requestId }, next)
    const headers = await securityHeaders(http, { settings, log, frameHosts })
    for (const [name, value] of Object.entries(headers)) http.res.headers.set(name, value)
    http.res.headers.set('x-request-id', requestId)
    if (http.req.path.startsWith(`${prefix}/`)) {
      http.res.headers.set('cache-control', 'no-store')
      // It is only data: whatever a back end replies is not a page of the console.
      http.res.headers.set('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
    }
    log.info({ method: http.req.method, status: http.res.status }, 'request')
  })
  app.get('/health', (http) =>
    http.json({ data: { status: 'ok', version, backend: settings.API_URL.host }, errcode: 0, errmsg: '' }),
  )
  app.all(`${prefix}/*`, (http) => handOver(http, settings, log))
  app.route('/brandDB/brandModification', brandModification(consoleFolder))
  app.get('*', consoleFiles(consoleFolder))
  return app
}
