import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { routePath } from 'hono/route'
import { shared } from '#server/base/shared.ts'
import { isParam, readParams } from '#server/services/params.ts'
import { brandModification } from './brandModification.ts'
import { docs } from './docs.ts'
import { routesOf } from './routes.ts'
import { sources } from './sources/sources.ts'
import { createApi } from '#server/http/api.ts'
import { consoleFiles } from '#server/http/consoleFiles.ts'
import { underWay } from '#server/base/log.ts'
import { createMetrics } from '#server/http/metrics.ts'
import { securityHeaders } from '#server/http/securityHeaders.ts'
import type { Services } from '#server/http/services.ts'
import type { Variables } from '#server/http/variables.ts'

/**
 * The whole server as one function from request to response: the API below `/api/v1`, the console everywhere
 * else.
 */
export function createApp(services: Services, consoleFolder: string): Hono<Variables> {
  const app = new Hono<Variables>({ strict: false })
  const { settings, log } = services
  // Pages are public, and each needs the same statement.
  const frameHosts = shared(async () =>
    // Without an area that shows external pages, none can be shown.
    isParam('iframe.allowed_hosts') ? (await readParams(services.database.db))('iframe.allowed_hosts') : [],
  )
  const metrics = settings.METRICS_TOKEN ? createMetrics(services, settings.METRICS_TOKEN) : undefined
  app.use(async (http, next) => {
    const started = performance.now()
    const requestId = randomUUID()
    http.set('requestId', requestId)
    http.set('session', null)
    await underWay.run({ requestId }, next)
    const headers = await securityHeaders(http, { settings, log, frameHosts })
    for (const [name, value] of Object.entries(headers)) http.res.headers.set(name, value)
    http.res.headers.set('x-request-id', requestId)
    const { status } = http.res
    const errcode = http.get('errcode') ?? (status < 400 ? 0 : status)
    const ms = Math.round((performance.now() - started) * 10) / 10
    // The pattern of the route, never the address: an address names records, and can contain a token.
    const answered = { method: http.req.method, route: routePath(http), errcode, ms }
    metrics?.count(answered)
    log.info({ requestId, ...answered, status, user: http.get('session')?.user._id }, 'request')
  })
  app.use('/api/*', async (http, next) => {
    await next()
    http.res.headers.set('cache-control', 'no-store')
  })
  const api = createApi(routesOf(services.plugins, services.resources), services)
  app.route('/api/v1', docs(services.plugins, services.version))
  app.route('/api/v1', api)
  if (settings.DEMO) {
    app.get('/demo/board', async (http) => {
      // Code of the demo is loaded only for the demo.
      const { demoBoard } = await import('#server/plugins/Iframe/demo/demoBoard.ts')
      return new Hono().route('/demo', demoBoard(services, api)).fetch(http.req.raw, http.env)
    })
  }
  app.route('/sources', sources(services))
  app.route('/brandDB/brandModification', brandModification(consoleFolder))
  if (metrics) app.get('/metrics', metrics.page)
  app.get('*', consoleFiles(consoleFolder))
  return app
}
