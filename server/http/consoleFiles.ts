import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

/** Serves the built console. Files under `assets/` carry their content's hash in the name, so they never change. */
export function consoleFiles(folder: string): MiddlewareHandler {
  const files = serveStatic({
    root: folder,
    precompressed: true,
    onFound: (_path, http) => {
      http.header(
        'cache-control',
        http.req.path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
  // What starts with a dot describes the build and is nobody's business.
  return (http, next) => (http.req.path.includes('/.') ? next() : files(http, next))
}
