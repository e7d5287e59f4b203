import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { routes } from '#server/routes/routes.ts'
import { createApi, type Variables } from './api.ts'
import { consoleFiles } from './consoleFiles.ts'
import type { Services } from './services.ts'

const securityHeaders = {
  'content-security-policy': [
    "default-src 'self'",
    // The styles of components are written at run time; scripts never are.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
} as const

/** The whole server as one function from request to answer: the API below `/api/v1`, the console everywhere else. */
export function createApp(services: Services, consoleFolder: string): Hono<Variables> {
  const app = new Hono<Variables>({ strict: false })
  app.use(async (http, next) => {
    const started = performance.now()
    const requestId = randomUUID()
    http.set('requestId', requestId)
    http.set('session', null)
    await next()
    for (const [name, value] of Object.entries(securityHeaders)) http.res.headers.set(name, value)
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
  app.route('/api/v1', createApi(routes, services))
  app.get('*', consoleFiles(consoleFolder))
  return app
}
