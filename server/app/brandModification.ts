import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

/**
 * `/brandDB/brandModification/{id}`, the page for phones when no mobile brand app is set: a light page of its
 * own, which reads the id from its address. It never redirects, so nobody is sent back and forth.
 */
export const brandModification = (consoleFolder: string): Hono =>
  new Hono().get(
    '/:id',
    serveStatic({
      root: consoleFolder,
      path: 'brandModification.html',
      precompressed: true,
      onFound: (_path, http) => http.header('cache-control', 'no-cache'),
    }),
  )
