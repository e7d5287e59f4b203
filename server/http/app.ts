import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { brandModification } from '#server/routes/brandModification.ts'
import { demoBoard } from '#server/routes/demoBoard.ts'
import { docs } from '#server/routes/docs.ts'
import { routesOf } from '#server/routes/routes.ts'
import { sources } from '#server/routes/sources.ts'
import { createApi, type Variables } from './api.ts'
import { consoleFiles } from './consoleFiles.ts'
import { securityHeaders } from './securityHeaders.ts'
import type { Services } from './services.ts'

/** The whole server as one function from request to answer: the API below `/api/v1`, the console everywhere else. */
export function createApp(services: Services, consoleFolder: string): Hono<Variables> {
  const app = new Hono<Variables>({ strict: false })
  app.use(async (http, next) => {
    const started = performance.now()
    const requestId = randomUUID()
    http.set('requestId', requestId)
    http.set('session', null)
    await next()
    const headers = await securityHeaders(http, services)
    for (const [name, value] of Object.entries(headers)) http.res.headers.set(name, value)
    http.res.headers.set('x-request-id', requestId)
    const { method, path } = http.req
    const ms = Math.round(performance.now() - started)
    services.log.info(
      { requestId, method, path, status: http.res.status, ms, user: http.get('session')?.user._id },
      'request',
    )
  })
  app.use('/api/*', async (http, next) => {
    await next()
    http.res.headers.set('cache-control', 'no-store')
  })
  const api = createApi(routesOf(services.plugins), services)
  app.route('/api/v1', docs(services.plugins, services.version))
  app.route('/api/v1', api)
  if (services.settings.DEMO) app.route('/demo', demoBoard(services, api))
  app.route('/sources', sources(services))
  app.route('/brandDB/brandModification', brandModification)
  app.get('*', consoleFiles(consoleFolder))
  return app
}
