import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Hono } from 'hono'
import { errorsOf } from '#server/base/errorCatalogue.ts'
import { openApi } from './openApi/openApi.ts'
import { resourcesOf } from './plugins/resourcesOf.ts'
import type { ServerPlugin } from '#server/http/defineServerPlugin.ts'
import { callsOf, waitingOf } from './routes.ts'

const viewer = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))

/** The files of the page, with their content types. */
const files: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css',
  'swagger-ui-bundle.js': 'text/javascript',
}

/**
 * `/openapi.json`, generated from the contracts of the console and the plugins, and `/docs`, a page to read
 * it and to try the calls.
 */
export function docs(plugins: readonly ServerPlugin[], version: string): Hono {
  // As bytes, because responses that nobody reads then share one copy.
  const description = new TextEncoder().encode(
    JSON.stringify(
      openApi({
        version,
        resources: [...resourcesOf(plugins).values()],
        calls: callsOf(plugins),
        waiting: waitingOf(plugins),
        errors: errorsOf(plugins),
      }),
    ),
  )
  const read = new Map<string, Buffer<ArrayBuffer>>()
  const contentOf = async (file: string) => {
    const content = read.get(file) ?? (await readFile(join(viewer, file)))
    read.set(file, content)
    return content
  }
  return new Hono()
    .get('/openapi.json', (http) => http.body(description, 200, { 'content-type': 'application/json' }))
    .get('/docs', (http) => http.html(page))
    .get('/docs/start.js', (http) => http.body(start, 200, { 'content-type': 'text/javascript' }))
    .get('/docs/:file', async (http, next) => {
      const type = files[http.req.param('file')]
      if (type === undefined) return next()
      return http.body(await contentOf(http.req.param('file')), 200, { 'content-type': type })
    })
}

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Atrium API</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/api/v1/docs/swagger-ui.css" />
  </head>
  <body>
    <div id="api"></div>
    <script src="/api/v1/docs/swagger-ui-bundle.js"></script>
    <script src="/api/v1/docs/start.js"></script>
  </body>
</html>
`

// A file of its own, because the content policy forbids inline scripts. People who are signed in to the
// console in this browser try the calls as themselves.
const start = `
const { token } = JSON.parse(localStorage.getItem('atrium.access_token') ?? '{}')
SwaggerUIBundle({
  url: '/api/v1/openapi.json',
  dom_id: '#api',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  tryItOutEnabled: true,
  requestInterceptor: (request) => {
    if (token && !request.headers.token) request.headers.token = token
    return request
  },
})
`
