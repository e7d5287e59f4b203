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

/** Makes the page look like the console. */
const look = join(import.meta.dirname, 'docs.css')

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
  let bytes: Uint8Array<ArrayBuffer> | undefined
  // Generated when somebody first asks for it, since most servers are never asked and it takes a tenth of a second. As bytes,
  // because responses that nobody reads then share one copy.
  const description = () =>
    (bytes ??= new TextEncoder().encode(
      JSON.stringify(
        openApi({
          version,
          resources: [...resourcesOf(plugins).values()],
          calls: callsOf(plugins),
          waiting: waitingOf(plugins),
          errors: errorsOf(plugins),
        }),
      ),
    ))
  const read = new Map<string, Buffer<ArrayBuffer>>()
  const contentOf = async (path: string) => {
    const content = read.get(path) ?? (await readFile(path))
    read.set(path, content)
    return content
  }
  return new Hono()
    .get('/openapi.json', (http) => http.body(description(), 200, { 'content-type': 'application/json' }))
    .get('/docs', (http) => http.html(page))
    .get('/docs/look.css', async (http) =>
      http.body(await contentOf(look), 200, { 'content-type': 'text/css' }),
    )
    .get('/docs/start.js', (http) => http.body(start, 200, { 'content-type': 'text/javascript' }))
    .get('/docs/:file', async (http, next) => {
      const type = files[http.req.param('file')]
      if (type === undefined) return next()
      return http.body(await contentOf(join(viewer, http.req.param('file'))), 200, { 'content-type': type })
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
    <link rel="stylesheet" href="/api/v1/docs/look.css" />
    <script src="/api/v1/docs/start.js"></script>
  </head>
  <body>
    <header>
      <img src="/favicon.svg" alt="" width="28" height="28" />
      Atrium API
      <a href="/">Open the console</a>
    </header>
    <main id="api"></main>
    <script src="/api/v1/docs/swagger-ui-bundle.js"></script>
  </body>
</html>
`

// A file of its own, because the content policy forbids inline scripts. The page is light or dark like the console in
// this browser, and people who are signed in there try the calls as themselves.
const start = `
const theme = localStorage.getItem('atrium.theme')
const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
document.documentElement.classList.toggle('dark-mode', isDark)

addEventListener('DOMContentLoaded', () => {
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
})
`
