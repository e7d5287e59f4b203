import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

/** Serves the built console. Files under `assets/` carry their content's hash in the name, so they never change. */
export const consoleFiles = (folder: string): MiddlewareHandler =>
  serveStatic({
    root: folder,
    precompressed: true,
    onFound: (path, http) => {
      http.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
