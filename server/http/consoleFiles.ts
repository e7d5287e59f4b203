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
  return (http, next) => {
    // Hono's own path lacks the last slash.
    const { pathname, search } = new URL(http.req.url)
    // To a page at `//…` its own addresses would be those of another host.
    if (/^\/\/+$/.test(pathname)) return Promise.resolve(http.redirect(`/${search}`))
    // What starts with a dot describes the build and is nobody's business.
    const isHidden = pathname.startsWith('//') || http.req.path.includes('/.')
    return isHidden ? next() : files(http, next)
  }
}
