import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

/**
 * Serves the built console. Files under `assets/` have a hash of their content in the name, so they never
 * change.
 */
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
    // Hono's own path lacks the trailing slash.
    const { pathname, search } = new URL(http.req.url)
    // On a page at `//…`, relative addresses would point to another host.
    if (/^\/\/+$/.test(pathname)) return Promise.resolve(http.redirect(`/${search}`))
    // Browsers ask for it before they have read which icon the page has.
    if (pathname === '/favicon.ico') return Promise.resolve(http.redirect('/favicon.svg'))
    // Files that begin with a dot describe the build and are not public.
    const isHidden = pathname.startsWith('//') || http.req.path.includes('/.')
    return isHidden ? next() : files(http, next)
  }
}
